// Counts the calls of a program that change the disk, and fails one of them or kills the program there.
//
// Loaded with LD_PRELOAD. FAULT_AT is the number of the call, from 1; FAULT_MODE is "fail" (as on a full
// disk), "kill" (before the call) or "count" (prints nothing, ends with the number of calls in FAULT_LOG).
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int count = 0;

// Returns whether the next call is to fail; notes its name.
static int fault(const char *name) {
  const char *log = getenv("FAULT_LOG");
  if (log == NULL) return 0;
  count += 1;
  int (*realOpen)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
  ssize_t (*realWrite)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
  int file = realOpen(log, O_WRONLY | O_CREAT | O_APPEND, 0666);
  realWrite(file, name, strlen(name));
  realWrite(file, "\n", 1);
  close(file);
  const char *at = getenv("FAULT_AT");
  if (at == NULL || atoi(at) != count) return 0;
  if (strcmp(getenv("FAULT_MODE"), "kill") == 0) kill(getpid(), SIGKILL);
  errno = ENOSPC;
  return 1;
}

#define REAL(type, name, ...) type (*real)(__VA_ARGS__) = dlsym(RTLD_NEXT, name)

static int opening(const char *symbol, const char *path, int flags, mode_t mode) {
  if ((flags & O_CREAT) && fault("open")) return -1;
  REAL(int, symbol, const char *, int, ...);
  return real(path, flags, mode);
}

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = va_arg(list, mode_t);
  va_end(list);
  return opening("open", path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = va_arg(list, mode_t);
  va_end(list);
  return opening("open64", path, flags, mode);
}

ssize_t write(int file, const void *bytes, size_t size) {
  REAL(ssize_t, "write", int, const void *, size_t);
  if (file <= 2) return real(file, bytes, size);
  if (fault("write")) return -1;
  // Every other time half of the bytes, so that a kill at the next call leaves half a file.
  static int isHalf = 0;
  isHalf = !isHalf;
  return real(file, bytes, isHalf && size > 1 ? size / 2 : size);
}

int fsync(int file) {
  REAL(int, "fsync", int);
  return fault("fsync") ? -1 : real(file);
}

int fchmod(int file, mode_t mode) {
  REAL(int, "fchmod", int, mode_t);
  return fault("fchmod") ? -1 : real(file, mode);
}

int rename(const char *from, const char *to) {
  REAL(int, "rename", const char *, const char *);
  return fault("rename") ? -1 : real(from, to);
}

int unlink(const char *path) {
  REAL(int, "unlink", const char *);
  return fault("unlink") ? -1 : real(path);
}

int rmdir(const char *path) {
  REAL(int, "rmdir", const char *);
  return fault("rmdir") ? -1 : real(path);
}

int mkdir(const char *path, mode_t mode) {
  REAL(int, "mkdir", const char *, mode_t);
  return fault("mkdir") ? -1 : real(path, mode);
}

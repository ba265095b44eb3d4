#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import StringTables

extension Files {
  /// What must stand at a path for it to be replaced.
  package enum Condition: Sendable {
    /// Anything, or nothing.
    case anything
    /// A file of this content; nil for no file.
    case content([UInt8]?)
  }

  /// Replaces a file in one step: a sibling temporary file, flushed to the disk, takes its name.
  ///
  /// The folders above it are made. The mode of a file that is there is kept, and of a symbolic link the
  /// target is replaced. Runs that write into one folder wait for each other, and signals that end the
  /// program wait until the step is done.
  /// - Throws: `project.changed`, `project.cannot-create`, `project.cannot-write`, `project.unreadable`.
  package static func replace(
    _ path: String, with bytes: [UInt8], if condition: Condition = .anything
  ) throws(Diagnostic) {
    let target = kind(of: path) == nil ? path : resolved(path)
    let folder = parent(of: target)
    try makeFolder(folder)
    try locking(folder) { () throws(Diagnostic) in
      removeLeftovers(of: target)
      if case .content(let expected) = condition {
        let found = kind(of: target) == nil ? nil : try Files.bytes(of: target)
        if found == bytes { return }
        guard found == expected else { throw .changedMeanwhile(at: path) }
      }
      try put(bytes, at: target, path: path)
    }
    flush(folder: folder)
  }

  /// Writes a temporary file and gives it the name of the target.
  private static func put(
    _ bytes: [UInt8], at target: String, path: String
  ) throws(Diagnostic) {
    let temporary = join(parent(of: target), temporaryPrefix(of: target) + String(getpid()))
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .cannotCreate(reason: systemReason(), at: path) }
    do throws(Diagnostic) {
      if let mode = mode(of: target), fchmod(descriptor, mode) != 0 {
        let reason = systemReason()
        close(descriptor)
        throw .cannotCreate(reason: reason, at: path)
      }
      try fill(descriptor, with: bytes, path: path)
      guard rename(temporary, target) == 0 else {
        throw .cannotCreate(reason: systemReason(), at: path)
      }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Does work while no other run works in a folder and no signal ends the program.
  static func locking(
    _ folder: String, _ work: () throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    // A folder that cannot be locked, as on some network disks, is written to without a lock.
    if descriptor >= 0 { while flock(descriptor, LOCK_EX) != 0, errno == EINTR {} }
    var signals = sigset_t()
    var earlier = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &earlier)
    defer {
      pthread_sigmask(SIG_SETMASK, &earlier, nil)
      if descriptor >= 0 { close(descriptor) }
    }
    try work()
  }

  /// Writes all bytes, flushes them to the disk and closes the file.
  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], path: String
  ) throws(Diagnostic) {
    var written = 0
    while written < bytes.count {
      let end = min(written + 1 << 20, bytes.count)
      let part = Array(bytes[written..<end])
      let count = write(descriptor, part, part.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let reason = systemReason()
        close(descriptor)
        throw .cannotWrite(reason: reason, at: path)
      }
      written += count
    }
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      let reason = systemReason()
      close(descriptor)
      throw .cannotWrite(reason: reason, at: path)
    }
    guard close(descriptor) == 0 else { throw .cannotWrite(reason: systemReason(), at: path) }
  }

  /// Removes temporary files of runs that were killed while they wrote a file.
  package static func removeLeftovers(of target: String) {
    let folder = parent(of: target)
    let prefix = temporaryPrefix(of: target)
    let names: [String]
    do throws(Diagnostic) { names = try Self.names(in: folder) } catch {
      // A folder that cannot be listed can still be written to; the write says what is wrong.
      return
    }
    for name in names where name.hasPrefix(prefix) {
      guard let process = Int32(name.dropFirst(prefix.count)), process > 0 else { continue }
      if process == getpid() || (kill(process, 0) != 0 && errno == ESRCH) {
        unlink(join(folder, name))
      }
    }
  }

  /// Returns the name of the temporary file for a target, to which the number of the process is added.
  private static func temporaryPrefix(of target: String) -> String {
    // Long names are cut, so that the name of the temporary file is not too long where that of the target is not.
    ".\(String(name(of: target).unicodeScalars.prefix(50))).strings-migrate-"
  }

  /// Flushes the names in a folder to the disk, where the system can.
  static func flush(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Returns the permissions of a file, nil when there is none.
  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  /// Returns the system's reason for the last failure in few words.
  static func systemReason() -> String {
    switch errno {
    case EACCES, EPERM: "permission denied"
    case ENOSPC: "no space left on the disk"
    case EDQUOT: "the disk quota is used up"
    case EROFS: "the disk is read-only"
    case ENOENT: "no such folder"
    case ENOTDIR: "a file is in the way of a folder"
    case EISDIR: "a folder is in the way"
    case ENAMETOOLONG: "the name or the path is too long"
    case EFBIG: "the file is too large"
    case EIO: "input/output error"
    case ELOOP: "symbolic links lead to one another"
    default: "system error \(errno)"
    }
  }
}

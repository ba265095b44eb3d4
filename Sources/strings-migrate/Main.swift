/// The command line of strings-migrate.
@main
struct Main {
  /// Runs the program.
  static func main() {
    print("0")
  }
}

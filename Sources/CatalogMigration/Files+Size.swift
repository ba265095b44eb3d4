#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Files {
  /// Returns the size of a file in bytes, nil when it cannot be told.
  static func size(of path: String) -> Int? {
    do {
      return try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    } catch {
      // The size is told, not used; a file that cannot be asked is reported by the reader.
      return nil
    }
  }
}

#if PostgreSQL
  import Foundation

  extension Array where Element == String? {
    /// Calls `body` with the texts as C strings, NULL for nil, and NULL after the last.
    func withCStrings<Answer>(_ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Answer) -> Answer {
      let copies = map { $0.flatMap { strdup($0) } }
      defer {
        for copy in copies { free(copy) }
      }
      return body(copies.map { $0.map { UnsafePointer($0) } } + [nil])
    }
  }
#endif

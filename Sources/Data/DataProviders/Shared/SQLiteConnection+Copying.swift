import Foundation
import Models

extension SQLiteConnection {
  /// Opens the file of a store that is to be copied.
  ///
  /// - Throws: `StoreError.noStore` if there is none; the file is not created.
  package static func source(at location: StoreLocation) throws(StoreError) -> SQLiteConnection {
    if case .file(let path) = location, StoreFile.isMissingOrEmpty(at: path) { throw StoreError(.noStore, path: path) }
    return try SQLiteConnection(to: location)
  }

  /// Other connections can read the store in the meantime, but their changes wait.
  package func snapshot<Answer>(_ body: () throws(StoreError) -> Answer) throws(StoreError) -> Answer {
    try execute("BEGIN")
    // There is nothing to commit, because nothing was changed.
    defer { try? execute("ROLLBACK") }
    return try body()
  }

  package func analyze() {}

  package func newestNumber(in table: String) throws(StoreError) -> Int64 {
    try number("SELECT seq FROM sqlite_sequence WHERE name = $1", [.text(table)]) ?? 0
  }

  package func setNewestNumber(_ number: Int64, in table: String) throws(StoreError) {
    try run("DELETE FROM sqlite_sequence WHERE name = $1", [.text(table)])
    try run("INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)", [.text(table), .integer(number)])
  }
}

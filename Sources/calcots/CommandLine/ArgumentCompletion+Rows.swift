import DataProviders
import Interactors
import Localization
import Models

extension ArgumentCompletion {
  /// Returns the lines for the shell, as columns: each candidate, and its meaning if any.
  func rows(_ environment: Environment, in language: Language) async -> [[String]] {
    let found = candidates(rows: await storedRows(environment))
    let rows = found.map { [$0.term, $0.help.words(in: language)].filter { !$0.isEmpty } }
    return takesFiles ? rows + [[CompletionScript.files]] : rows
  }

  /// Returns the ids and names of the user's groups or of all books.
  ///
  /// There are none if the store cannot be read at once.
  private func storedRows(_ environment: Environment) async -> [(id: String, name: String)] {
    guard let topic = rows, let path = store ?? environment[.store] ?? environment.storePath,
      let location = try? StoreLocation(named: path)
    else { return [] }
    let options = StoreOptions(busyTimeout: .milliseconds(200), isReadOnly: location != .memory)
    guard let database = try? await SQLiteDatabase(at: location, options: options) else { return [] }
    switch topic {
    case .books:
      let books = try? await StoredBookDataProvider(database: database).books()
      return books?.map { ($0.id, $0.name) } ?? []
    default:
      let account = StoreAccount(named: (user ?? environment[.user]).flatMap { try? LoginName($0) }, at: location)
      guard let me = try? await database.person(of: account) else { return [] }
      let list = try? await StoredGroupDataProvider(database: database, me: me).groupsList(of: .joined)
      return list?.groups.map { ($0.id, $0.name) } ?? []
    }
  }
}

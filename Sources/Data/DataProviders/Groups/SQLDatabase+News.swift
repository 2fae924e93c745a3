import Interactors
import Models

import struct Foundation.Date

/// The queries of the news, for ``StoredGroupDataProvider``.
extension SQLDatabase {
  func news(of person: User.ID) throws(GroupsError) -> NewsList {
    var news: [News] = []
    var readNumber = 0
    let sql = """
      SELECT news.id, news.kind, news.group_id, news.group_name, news.happened, \(User.columns(of: "actors"))
      FROM calcots.news LEFT JOIN calcots.people AS actors ON actors.id = news.actor_id
      WHERE news.person_id = $1 ORDER BY news.id DESC LIMIT \(NewsList.limit)
      """
    try statements.read([
      Query(sql, [.key(of: person)]) { row in
        guard let kind = News.Kind(rawValue: row.text(1)) else { return }
        let actor = row.isNull(5) ? nil : User(row, from: 5)
        let date = Date(timeIntervalSince1970: Double(row.integer(4)))
        news.append(
          News(
            number: Int(row.integer(0)), kind, in: String(row.integer(2)), named: row.text(3), by: actor, at: date))
      },
      Query("SELECT news_read FROM calcots.people WHERE id = $1", [.key(of: person)]) {
        readNumber = Int($0.integer(0))
      },
    ])
    return NewsList(news: news, readNumber: readNumber)
  }

  func markNewsRead(upTo number: Int, by person: User) throws(GroupsError) {
    try change(.groups, by: person, orThrow: GroupsError.store) { () throws(GroupsError) in
      let sql = "UPDATE people SET news_read = $2 WHERE id = $1 AND news_read < $2"
      try statements.run(sql, .key(of: person.id), .integer(Int64(number)))
    }
  }

  /// Returns the query for the number of pieces of news that a person has not read.
  func unreadNewsCount(of person: User.ID, read: @escaping (Int) -> Void) -> Query<Connection.AnswerRow> {
    let sql = """
      SELECT count(*) FROM calcots.news
      WHERE person_id = $1 AND id > (SELECT news_read FROM calcots.people WHERE id = $1)
      """
    return Query(sql, [.key(of: person)]) { read(Int($0.integer(0))) }
  }

  /// Inserts a piece of news, and deletes old news beyond the limit.
  ///
  /// Call this in the transaction of the edit.
  ///
  /// The groups that the transaction changes must be locked already. Otherwise a transaction with the lock of the news could
  /// wait for a group, while a transaction with the lock of that group waits for the news.
  func insertNews(
    _ kind: News.Kind, for person: User.ID, in group: Group, by actor: User
  ) throws(GroupsError) {
    if let lock = Connection.newsLock { try statements.run(lock) }
    let insertion = """
      INSERT INTO news (person_id, kind, group_id, group_name, actor_id, happened)
      VALUES ($1, $2, $3, $4, $5, \(Connection.now))
      """
    try statements.run(
      insertion,
      [.key(of: person), .text(kind.rawValue), .key(of: group.id), .text(group.name), .key(of: actor.id)])
    let deletion = """
      DELETE FROM news WHERE person_id = $1
        AND id <= (SELECT id FROM news WHERE person_id = $1 ORDER BY id DESC LIMIT 1 OFFSET \(NewsList.limit))
      """
    try statements.run(deletion, .key(of: person))
  }

  private var statements: StatementRunner<Connection, GroupsError> {
    StatementRunner(on: connection, orThrow: GroupsError.store)
  }
}

import DataProviders
import Models

extension Schema {
  /// Makes the tables of a store as they were at this version, without samples.
  func make(on connection: some SQLConnection) throws {
    try connection.transaction { () throws(StoreError) in _ = try migrate(connection) }
  }

  /// Makes a store as it was at this version, with groups of each category and people.
  func makeFilled(on connection: some SQLConnection) throws {
    try make(on: connection)
    guard migrations.count < 4 else { return try SampleGroups.insert(for: .only, with: connection) }
    try connection.execute(
      """
      INSERT INTO people (first_name, last_name) VALUES ('Núria', 'Vidal'), ('Anna', 'Roca');
      INSERT INTO groups (name, category) VALUES ('Owls', 'joined'), ('Larks', 'invited'), ('Swifts', 'suggested'),
        ('Nobody', 'joined');
      INSERT INTO memberships (group_id, person_id) VALUES (1, 2), (1, 1), (2, 1), (3, 2);
      """)
  }
}

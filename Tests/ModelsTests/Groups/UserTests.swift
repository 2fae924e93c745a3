import Models
import Testing

struct UserTests {
  @Test(
    arguments: [
      ("Anna", "Anna", ""), ("Anna Roca", "Anna", "Roca"), (" Anna Roca i Mas ", "Anna", "Roca i Mas"),
    ])
  func `the last name begins after the first space of a full name`(
    full: String, first: String, last: String
  ) throws {
    #expect(try User(id: "1", name: PersonName(full)) == User(id: "1", firstName: first, lastName: last))
  }

  @Test(arguments: ["anna FERRER", "Anna\u{200B} Ferrer", "Аnna Ferrer", "Anna Ferrer\u{FE0F}"])
  func `two people whose names look the same count as namesakes`(name: String) throws {
    let people = try ["Anna Ferrer", "Anna Ferreri", name].enumerated().map { index, name in
      User(id: String(index), name: try PersonName(name))
    }
    #expect(people.namesakes == ["0", "2"])
  }
}

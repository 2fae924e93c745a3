import Models
import Testing

struct UserTests {
  @Test(
    arguments: [
      ("Anna", "Anna", ""), ("Anna Roca", "Anna", "Roca"), (" Anna Roca i Mas ", "Anna", "Roca i Mas"), (" ", "", ""),
    ])
  func `the last name begins after the first space of a full name`(full: String, first: String, last: String) {
    #expect(User(id: "1", fullName: full) == User(id: "1", firstName: first, lastName: last))
  }
}

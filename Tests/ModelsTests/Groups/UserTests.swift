import Models
import Testing

struct UserTests {
  @Test(
    arguments: [
      ("Anna", "Anna", ""), ("Anna Roca", "Anna", "Roca"), (" Anna Roca i Mas ", "Anna", "Roca i Mas"), (" ", "", ""),
    ])
  func `what stands behind the first space of a full name is the last name`(full: String, first: String, last: String) {
    #expect(User(id: "1", fullName: full) == User(id: "1", firstName: first, lastName: last))
  }
}

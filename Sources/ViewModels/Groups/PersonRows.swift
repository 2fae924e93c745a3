import Models

/// Rows with people, each made when it is shown.
nonisolated package struct PersonRows: RandomAccessCollection, Sendable {
  private let people: [User]

  package let startIndex = 0
  package var endIndex: Int { people.count }

  init(_ people: [User]) {
    self.people = people
  }

  package subscript(position: Int) -> PersonRowViewModel {
    PersonRowViewModel(people[position])
  }
}

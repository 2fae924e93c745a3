import Models

/// Rows with people, made one by one when they are shown.
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

import Models

/// A change of a list of books that is measured.
enum Change: String, CaseIterable {
  case none = "nothing"
  case oneGone = "one row gone"
  case onePercent = "1 % gone, 1 % new, 1 % others"
  case shuffled = "all rows shuffled"

  /// How many times hashing every id it may take to find the edits.
  var limit: Double {
    switch self {
    case .none, .oneGone, .onePercent: 3
    case .shuffled: 25
    }
  }

  func made(to old: [Book], using random: inout SeededGenerator) throws -> [Book] {
    var new = old
    switch self {
    case .none: break
    case .oneGone: new.remove(at: old.count / 2)
    case .onePercent:
      for number in 0..<old.count / 100 {
        new.remove(at: Int.random(in: new.indices, using: &random))
        let name = "New \(number)"
        let book = try Book(id: name, name: name, cardCount: 10)
        new.insert(book, at: Int.random(in: new.indices, using: &random))
        let place = Int.random(in: new.indices, using: &random)
        new[place] = try new[place].learning(1)
      }
    case .shuffled: new.shuffle(using: &random)
    }
    return new
  }
}

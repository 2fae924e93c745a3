import struct Foundation.Date

/// An action of another person that affects the user in a group.
package struct News: Identifiable, Equatable, Sendable {
  /// The kind of event.
  package enum Kind: String, CaseIterable, Sendable {
    case invited
    /// The user's invitation was withdrawn.
    case withdrawn
    case added, removed
  }

  /// A number that is higher for later news, regardless of the person whom the news concerns.
  package let number: Int
  package let kind: Kind
  package let group: Group.ID
  /// The group's name at the time of the action.
  package let groupName: String
  /// The person who performed the action; nil if that person no longer exists.
  package let actor: User?
  package let date: Date

  package init(number: Int, _ kind: Kind, in group: Group.ID, named groupName: String, by actor: User?, at date: Date) {
    self.number = number
    self.kind = kind
    self.group = group
    self.groupName = groupName
    self.actor = actor
    self.date = date
  }

  package var id: Int { number }
}

/// The latest news of a person, and how far the person has read it.
package struct NewsList: Equatable, Sendable {
  /// The maximum number of pieces of news that are kept for each person.
  package static let limit = 100

  /// The news, newest first.
  package let news: [News]
  /// The number of the latest piece of news that the person has read; 0 if there is none.
  package let readNumber: Int

  package init(news: [News], readNumber: Int) {
    self.news = news
    self.readNumber = readNumber
  }

  /// The number of pieces of news that the person has not read.
  package var unreadCount: Int { news.count { $0.number > readNumber } }
}

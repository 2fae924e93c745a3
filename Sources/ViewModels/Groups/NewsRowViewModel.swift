import Localization
import Models
import Texts

import struct Foundation.Date

/// One row of the news.
///
/// Created by the news screen's view model for each row shown.
nonisolated package struct NewsRowViewModel: Identifiable, Equatable, Sendable {
  package let id: String
  /// A sentence about who has done what in which group.
  package let text: Text
  /// The time of the news if it is from today; otherwise, the day.
  package let date: Text
  /// The time in ISO 8601, for programs.
  package let isoDate: String
  /// The kind of news, the same in every language.
  package let kindName: String
  package let group: Group.ID
  /// Whether this news was unread when the user opened the screen.
  package let isNew: Bool
  package var new: Text? { isNew ? .groups(.newNews) : nil }

  init(_ news: News, readBefore: Int, clock: WallClock) {
    id = String(news.number)
    text = .groups(.news(news))
    date = .date(news.date, clock.isToday(news.date) ? .time : .day, in: clock.timeZone)
    isoDate = news.date.ISO8601Format()
    kindName = news.kind.rawValue
    group = news.group
    isNew = news.number > readBefore
  }
}

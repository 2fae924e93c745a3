import Localization
import Navigation
import Presenting
import TextUI

/// Everything that a renderer needs: a screen, its position on the stack, and its state.
package struct ShownScreen {
  /// The latest outcome, and the zero-based index of the created row, if the row is on this screen.
  struct Report {
    let number: Int
    let outcome: Outcome
    let rowIndex: Int?

    var row: Row.ID? { rowIndex.flatMap { _ in outcome.row } }
  }

  /// The source of a notice.
  ///
  /// A report is identified by the number of its command, because its words may change, and two reports may have the same
  /// words.
  enum NoticeSource: Equatable {
    case refusal(CommandError)
    case note(Text)
    case report(Int)
    case announcement(Int)
    case own(Notice)
  }

  /// The path of the screen, as on the command line.
  ///
  /// If no path opens the screen, this is the path of the nearest screen below that a path opens.
  package let path: String
  /// The path components of the page and of the pages below it.
  let trail: [String]
  /// The page's navigation item.
  let item: NavigationItem
  /// The screen of the page, with the commands that every screen has.
  package let screen: Screen
  /// The titles of the pages below, from home upwards.
  let titlesBelow: [Text]
  /// Whether going back ends the program, because the screen is home's first page.
  let backQuits: Bool
  /// Whether the page has unfinished work, or is stale.
  package var isBusy: Bool
  /// The latest refusal, unless another command has begun since.
  let refusal: CommandError?
  /// The answer to a line that was neither refused nor a command.
  var note: Text?
  /// The report of the latest command, if there is one.
  let report: Report?
  /// The announcement, which any screen in front shows, with the number of its last part.
  let announcement: (number: Int, text: Text)?
  /// The part of the list to show, for a session that prints lists in pages.
  let listPage: ListPage
  /// The number of the last report that was read; a newer report precedes the screen's notice.
  var reportRead: Int?
  /// The number of the last announcement that has been read.
  var announcementRead: Int
  /// Whether a report stays visible until it is read, as on the full screen.
  var staysInSight = false
  /// The number of times that the printed screen has changed.
  ///
  /// With this number, a program can name the screen that a command is meant for.
  var revision = 0
  /// Whether the notice is printed for the first time.
  var noticeIsNew = true
  /// Whether the title equals the last printed title.
  var titleIsTold = false
  /// Whether the row that a command created is printed, so that the report need not give the row's number.
  var rowIsTold = false
  /// A text about the row from whose screen the user has come back.
  var wayBack: Text?
  /// The edits since the user last saw the list; empty if the screen was not seen before.
  var edits: [RowEdit] = []
  /// The list's rows as JSON, formatted in advance; nil if the renderer does not print JSON.
  var rows: JSONText?

  /// Captures a page of the stack, or its top, with the keys that the user has chosen.
  ///
  /// The title path leaves out `detail`, because that page is only next to the list from which this page was opened. The list
  /// is shown from `listPage` on, or from its last page if it has become shorter. A different list is shown from the top.
  init?(
    of navigation: NavigationController, at page: (any AnyPage)? = nil, without detail: (any AnyPage)? = nil,
    chosenKeys: [String: Key] = [:], listPage: ListPage = ListPage()
  ) {
    guard let top = navigation.top, let index = navigation.stack.firstIndex(where: { $0 === page ?? top }) else {
      return nil
    }
    let page = navigation.stack[index]
    item = page.item
    let ownScreen = page.screen
    screen = ownScreen.addingGeneralCommands(leaving: page, below: top, on: navigation, isDialog: item.isDialog)
      .with(chosenKeys)
    backQuits = index == 0 && ownScreen.wayOut == nil && navigation.isHome
    titlesBelow = navigation.front.pagesFromHome.prefix { $0 !== page }.filter { $0 !== detail }.map(\.item.title)
    path = navigation.front.path(to: page)
    trail = navigation.front.trail(of: page)
    isBusy = page.work.isBusy || page.work.isStale
    refusal = navigation.history.refusal
    let list = screen.list
    let trail = trail
    report = navigation.history.newest.map { number, outcome in
      let row = outcome.trail == trail ? outcome.row : nil
      return Report(number: number, outcome: outcome, rowIndex: row.flatMap { list?.index(of: $0) })
    }
    announcement = navigation.announcements.last.map { last in
      (last.number, navigation.announcements.map(\.text).joined(separator: " "))
    }
    announcementRead = navigation.readAnnouncement
    self.listPage = listPage.clamped(to: list)
  }

  /// The sources of all notices, of which the first is shown.
  ///
  /// The order is: the refusal, the note about a line, the report, the announcement, and the screen's own notice. Once read,
  /// the report and the announcement come after that notice. On the full screen, where both stay visible, an error of the
  /// screen comes before them even if they are unread. A printed report does not stay visible, so it can come before the error.
  var noticeSources: [NoticeSource] {
    let done = report.map { NoticeSource.report($0.number) }
    let own = screen.notice.map(NoticeSource.own)
    let errorIsFirst = staysInSight && screen.notice?.kind == .error
    let isRead = errorIsFirst || done != nil && report?.number == reportRead
    let answers = [refusal.map(NoticeSource.refusal), note.map(NoticeSource.note)]
    let announced = announcement.map { NoticeSource.announcement($0.number) }
    let isAnnouncementRead = errorIsFirst || announcement.map { $0.number <= announcementRead } ?? true
    let unread = [isRead ? nil : done, isAnnouncementRead ? nil : announced]
    let read = [isAnnouncementRead ? announced : nil, isRead ? done : nil]
    return (answers + unread + [own] + read).compactMap(\.self)
  }

  /// The source of the notice that ``notice(referringBy:)`` puts into words.
  var noticeSource: NoticeSource? { noticeSources.first }

  /// Returns the notice to show, with advice for the user.
  func notice(referringBy reference: Remedy.CommandReference) -> Notice? {
    switch noticeSource {
    case .refusal(let refusal): Notice(.error, refusal.message, remedy: refusal.remedy)
    case .note(let note): Notice(.info, note)
    case .report:
      report.map { Notice(.info, $0.message(on: screen, sayingRow: !rowIsTold && !isBusy, referringBy: reference)) }
    case .announcement: announcement.map { Notice(.info, $0.text) }
    case .own(let own): Notice(own.kind, own.message(on: screen, referringBy: reference), remedy: own.remedy)
    case nil: nil
    }
  }
}

extension ShownScreen.Report {
  /// Returns the outcome, the position of its row, and how to undo the command.
  fileprivate func message(on screen: Screen, sayingRow: Bool, referringBy reference: Remedy.CommandReference) -> Text {
    var message = outcome.text
    if let rowIndex, sayingRow { message = "\(message) \(.session(.nowAt(row: rowIndex + 1)))" }
    guard outcome.undo != nil, let undo = screen.commands.first(where: { $0.name == "undo" }) else { return message }
    return switch reference {
    case .name: "\(message) \(.session(.undoWithCommand(name: undo.name)))"
    case .key, .keyAfterTab: "\(message) \(.session(.undoWithKey(label: undo.keyLabel(reference))))"
    }
  }
}

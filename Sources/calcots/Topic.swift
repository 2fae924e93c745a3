import Coordinators
import Localization
import Models
import ViewModels

/// What `calcots help` explains by itself.
nonisolated package enum Topic: String, CaseIterable {
  case home = ""
  case dice, matches, books, groups, replies
  case gallery

  static let names = allCases.map(\.rawValue).filter { !$0.isEmpty }

  /// The forms of its paths.
  var forms: [PathForm] { PathForm.allCases.filter { $0.parts[0] == rawValue } }

  /// A screen, by the name that the gallery has for it; its title in help is its path, if it has one.
  package typealias Screen = (name: String, title: Text)

  /// Its screens, those without a path last.
  package var screens: [Screen] {
    let opened = forms.filter { $0 != .repliesTo }.map { (name: $0.galleryName, title: Text(verbatim: $0.usage)) }
    return opened + screensWithoutPath
  }

  private var screensWithoutPath: [Screen] {
    switch self {
    case .books: [("addBookCount", .help(.cardCount))]
    case .replies: [("reply", .help(.reply)), ("profile", .help(.profile))]
    case .home, .dice, .matches, .groups, .gallery: []
    }
  }

  /// What it is, in one line.
  var summary: Text {
    switch self {
    case .home: "calcots: \(.help(.name))"
    case .gallery: "calcots gallery: \(.help(.gallery))"
    case .dice: "calcots dice: \(Text(HomeText.appDetail(.dice)))"
    case .matches: "calcots matches: \(Text(HomeText.appDetail(.matches)))"
    case .books: "calcots books: \(Text(HomeText.appDetail(.books)))"
    case .groups: "calcots groups: \(Text(HomeText.appDetail(.groups)))"
    case .replies: "calcots replies: \(Text(HomeText.appDetail(.replies)))"
    }
  }

  /// Command lines to try.
  var examples: [(line: String, help: HelpText)] {
    switch self {
    case .home: [("calcots", .exampleHome), ("calcots --resume", .exampleResume)]
    case .dice: [("calcots dice --seed 7", .exampleSeed), ("calcots dice --as mvvm", .exampleArchitecture)]
    case .matches: [("calcots matches/settings", .exampleSettings)]
    case .books: [("calcots books/add", .exampleAddBook), ("calcots books --store memory", .exampleMemory)]
    case .groups: [("calcots groups/1/add", .exampleAddMember), ("echo 'leave 3' | calcots groups", .exampleLines)]
    case .replies: [("calcots replies/@alice", .exampleReplies)]
    case .gallery: [("calcots gallery groups/failed --size 40x10", .examplePicture)]
    }
  }
}

nonisolated extension PathForm {
  /// How a path of this form is given on the command line.
  var usage: String { self == .home ? "calcots" : "calcots \(rawValue)" }

  /// The gallery's name for the screen.
  fileprivate var galleryName: String {
    switch self {
    case .home: "home"
    case .book: "study"
    case .group: "group"
    case .addMember: "picker"
    case .renameGroup: "rename"
    case .repliesTo: "replies"
    case .dice, .matches, .matchSettings, .books, .addBook, .groups, .replies: "\(self)"
    }
  }
}

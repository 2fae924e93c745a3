import Changes
import Fakes
import Foundation
import Gallery
import Localization
import Models
import Navigation
import TestSupport
import Testing
import TextUI
import TextUISupport
import TextViews
import Texts

/// Text by strangers in every field, on every screen, in every renderer: no character of it acts on the terminal.
@Suite(.turnLimit)
struct HostileTextTests {
  /// The fields that a stranger fills in.
  nonisolated enum Field: CaseIterable {
    case accountName, displayName, note, avatarDescription, newName, postID, warning, text, attachment, poll, quote
    case everything

    /// A warning would hide everything else.
    func has(_ field: Field) -> Bool { self == field || self == .everything && field != .warning }

    func account(_ text: HostileText, id: String = "666") -> Account {
      Account(
        id: id, name: has(.accountName) ? text.rawValue : "mallory",
        displayName: has(.displayName) ? text.rawValue : "Mallory", note: has(.note) ? text.rawValue : "",
        avatarDescription: has(.avatarDescription) ? text.rawValue : nil, movedTo: has(.newName) ? text.rawValue : nil)
    }

    func post(_ text: HostileText) -> Post {
      Post(
        id: has(.postID) ? text.rawValue : "1", author: account(text, id: "667"),
        warning: has(.warning) ? text.rawValue : "",
        text: has(.text) ? text.rawValue : "", linked: has(.text) ? [text.rawValue] : [],
        attachments: has(.attachment) ? [Attachment(.picture, text.rawValue)] : [],
        poll: has(.poll) ? Poll([Poll.Option(text.rawValue)]) : nil, quote: has(.quote) ? .post(quoted(text)) : nil,
        created: WallClock.sampleTime, inReplyTo: "100")
    }

    private func quoted(_ text: HostileText) -> Post {
      Post(id: "2", author: account(text), text: text.rawValue, created: WallClock.sampleTime)
    }
  }

  enum Renderer: CaseIterable { case lines, json, fullScreen }

  /// Every text in all fields at once, and one of each kind in each field.
  nonisolated private static let places =
    HostileText.allCases.map { ($0, Field.everything) }
    + [HostileText.colour, .lines, .bidi].flatMap { text in Field.allCases.map { (text, $0) } }

  @Test(arguments: places)
  func `no control character and no invisible character reaches the output`(text: HostileText, field: Field)
    async throws
  {
    for renderer in Renderer.allCases {
      for page in pages(of: text, in: field) {
        let rowCount = page.screen.list?.count ?? 0
        let output = try await output(of: page, in: renderer)
        let active = output.unicodeScalars.filter { $0 != "\n" && $0.isHidden }
        #expect(active.isEmpty, "\(renderer): \(active.map { String($0.value, radix: 16) })")
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        switch renderer {
        // No text makes a line that looks like a screen's beginning, or like a row.
        case .lines:
          #expect(lines.filter { $0.hasPrefix("== ") }.count == 1)
          #expect(lines.filter { $0.hasPrefix(" 2. ") }.isEmpty)
          #expect(lines.filter { $0.hasPrefix(" 1. ") }.count == rowCount)
        case .json: #expect(lines.count == 2)
        case .fullScreen: #expect(lines.count == 25)
        }
      }
    }
  }

  @Test(arguments: HostileText.allCases)
  func `JSON for programs contains the exact text of the author`(text: HostileText) async throws {
    let page = GalleryState.profilePage(of: Field.accountName.account(text))
    let json = try await output(of: page, in: .json)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let texts = (object["elements"] as? [[String: Any]])?.compactMap { $0["text"] as? String }
    let first = try #require(texts?.dropFirst().first)
    #expect(first.unicodeScalars.elementsEqual("@\(text.rawValue)".unicodeScalars))
    #expect(object["notice"] is NSNull)
  }

  private func pages(of text: HostileText, in field: Field) -> [any AnyPage] {
    [
      GalleryState.repliesPage(.loaded(.of([field.post(text)], to: field.account(text)))),
      GalleryState.profilePage(of: field.account(text)), GalleryState.replyPage(of: field.post(text)),
    ]
  }

  private func output(of page: any AnyPage, in renderer: Renderer) async throws -> String {
    let navigation = NavigationController()
    Place(on: navigation).show(page)
    switch renderer {
    case .lines, .json:
      let play = Play(on: navigation, asJSON: renderer == .json)
      try await play.run()
      return play.transcript.text
    case .fullScreen:
      return await FullScreenPlay(on: navigation).text
    }
  }
}

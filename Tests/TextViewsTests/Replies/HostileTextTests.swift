import Fakes
import Foundation
import Interactors
import Localization
import Models
import Testing
import TextUI
import TextUISupport
import TextViews
import ViewModels

/// What strangers write, in every field, on every screen, in every renderer: not one character of it is obeyed.
@Suite(.timeLimit(.minutes(1)))
struct HostileTextTests {
  /// The fields that a stranger fills.
  enum Field: CaseIterable {
    case accountName, displayName, note, avatarDescription, postID, warning, text, everything

    func has(_ field: Field) -> Bool { self == field || self == .everything }

    func account(_ text: HostileText, id: String = "666") -> Account {
      Account(
        id: id, name: has(.accountName) ? text.rawValue : "mallory",
        displayName: has(.displayName) ? text.rawValue : "Mallory", note: has(.note) ? text.rawValue : "",
        avatarDescription: has(.avatarDescription) ? text.rawValue : nil)
    }

    func post(_ text: HostileText) -> Post {
      Post(
        id: has(.postID) ? text.rawValue : "1", author: account(text, id: "667"),
        warning: has(.warning) ? text.rawValue : "",
        text: has(.text) ? text.rawValue : "", created: Post.sampleTime, inReplyTo: "100")
    }
  }

  enum Renderer: CaseIterable { case lines, json, fullScreen }

  @Test(arguments: HostileText.allCases, Field.allCases)
  func `no control character reaches the output`(text: HostileText, field: Field) async throws {
    for renderer in Renderer.allCases {
      for view in views(of: text, in: field) {
        let output = try await output(of: view, in: renderer)
        let obeyed = output.unicodeScalars.filter { $0 != "\n" && isObeyed($0) }
        #expect(obeyed.isEmpty, "\(renderer): \(obeyed.map { String($0.value, radix: 16) })")
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        switch renderer {
        // No text makes a line that looks like a screen's beginning, or a row of its own.
        case .lines:
          #expect(lines.filter { $0.hasPrefix("== ") }.count == 1)
          #expect(lines.filter { $0.hasPrefix(" 2. ") }.isEmpty)
          #expect(lines.filter { $0.hasPrefix(" 1. ") }.count == (view is RepliesView ? 1 : 0))
        case .json: #expect(lines.count == 2)
        case .fullScreen: #expect(lines.count == 25)
        }
      }
    }
  }

  @Test(arguments: HostileText.allCases)
  func `a program reads exactly what was written`(text: HostileText) async throws {
    let view = ProfileView(
      viewModel: ProfileViewModel(
        interactor: ProfileFakeInteractor(account: Field.accountName.account(text)),
        coordinator: ProfileFakeCoordinator()), strings: Strings(.en))
    let json = try await output(of: view, in: .json)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let texts = (object["elements"] as? [[String: Any]])?.compactMap { $0["text"] as? String }
    let first = try #require(texts?.first)
    #expect(first.unicodeScalars.elementsEqual("@\(text.rawValue)".unicodeScalars))
    #expect(object["notice"] is NSNull)
  }

  private func views(of text: HostileText, in field: Field) -> [any TextView] {
    let interactor = RepliesFakeInteractor()
    (interactor.list, interactor.fetch) = (.of([field.post(text)], to: field.account(text)), .finished)
    let replies = RepliesView(
      viewModel: RepliesViewModel(interactor: interactor, coordinator: RepliesFakeCoordinator()),
      strings: Strings(.en))
    return [
      replies, PictureSubject.profileView(of: field.account(text)), PictureSubject.postView(of: field.post(text)),
    ]
  }

  private func output(of view: any TextView, in renderer: Renderer) async throws -> String {
    let navigation = NavigationController()
    navigation.push(view)
    switch renderer {
    case .lines, .json:
      let play = Play(on: navigation, asJSON: renderer == .json)
      try await play.run()
      return play.transcript.text
    case .fullScreen:
      return await FullScreenPlay(on: navigation).text
    }
  }

  /// What a terminal obeys, or shows nothing of.
  private func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}

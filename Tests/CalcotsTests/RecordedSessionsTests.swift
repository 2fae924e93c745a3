import Coordinators
import Fakes
import Foundation
import Localization
import Models
import Navigation
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport
import calcots

/// Random sessions over the samples, which are recorded and then replayed; `SESSIONS` sets their number for each app.
@Suite(.serialized, .turnLimit(60_000))
@MainActor
struct RecordedSessionsTests {
  /// How a session is run.
  nonisolated enum Kind: CaseIterable {
    case json, narrow, wide

    var columns: Int { self == .wide ? 120 : 80 }
  }

  /// The app over a store of its own, whose randomness has a seed.
  @MainActor private final class Run {
    let navigation = NavigationController()
    let services: Services
    let lead: (() async -> Void)?
    var destinations: Destinations { services.destinations(on: navigation) }

    init(at path: String, seed: UInt64) async throws {
      let samples = try await Services.sample(in: .en)
      services = Services(
        groups: samples.groups, books: samples.books, replies: samples.replies, random: GeneratedRandom(seed: seed),
        wallClock: .sample, clock: ImmediateClock())
      let route = try #require(Route(path: path))
      route.show(on: navigation, services)
      lead = route.lead(on: navigation)
    }

    isolated deinit { navigation.popAll() }

    /// Waits until nothing is at work that does not wait for an answer.
    func settle() async {
      await navigation.settle()
      await eventually("all is done", pauses: 20_000) {
        navigation.top?.item.presentation.isModal != false || !navigation.stack.contains { $0.work.isBusy }
      }
    }

    /// The last screen for programs, and the paths of all, without what is said of the last command: a key forgets why it was
    /// refused, and the palette what it has done.
    func screen() async -> String {
      navigation.run(KeyCommand("say nothing", key: "-", .nothing {}))
      await settle()
      while let ending = navigation.top?.screen.list?.ending, let load = ending.loadAll ?? ending.prefetch {
        navigation.top?.work.start(load)
        await settle()
      }
      await settle()
      return JSONRenderer(language: .en).render(navigation).string
        + navigation.stack.map(\.item.path).joined(separator: "/")
    }

    /// What is stored, as the screens show it.
    func store() async throws -> [String] {
      var lines: [String] = []
      for path in ["books", "groups", "groups/invited", "groups/suggested"] {
        for row in try await rows(of: path) {
          lines.append("\(path) \(row.id) \(row.text) \(row.detail ?? "")")
          guard path.hasPrefix("groups") else { continue }
          for member in try await rows(of: "groups/\(row.id)") {
            lines.append("  \(member.text) \(member.detail ?? "")")
          }
        }
      }
      return lines
    }

    private func rows(of path: String) async throws -> [Row] {
      let navigation = NavigationController()
      try #require(Route(path: path)).show(on: navigation, services)
      await navigation.settleLoadingAll()
      let list = navigation.top?.screen.list
      defer { navigation.popAll() }
      return (0..<(list?.count ?? 0)).compactMap { list?[$0] }
    }
  }

  private static let texts = ["Twins", "左京 1", "12", "a", "an", "bob", ""]
  private static let keys: [KeyPress] =
    [.enter, .enter, .up, .down, .down, .left, .right, .tab, .escape, .backspace, .end, .pageDown, .f1]
    + "aostuUw/: 123*vxnr".map { .character($0) }

  // MARK: At random

  /// Sends a random command, or none that makes sense; returns the line.
  private func line(for run: Run, using random: inout SeededGenerator) -> String {
    guard let top = run.navigation.top else { return "show" }
    let screen = top.screen
    let history = run.navigation.history
    var names = screen.commands.filter(\.isEnabled).map(\.name)
    if !top.item.isDialog {
      names += (history.undoable.isEmpty ? [] : ["undo"]) + (history.redoable.isEmpty ? [] : ["redo"])
      if run.navigation.stack.count > 1 { names.append("back") }
    }
    var keys: [String: Any] = [:]
    if let field = screen.fields.randomElement(using: &random), Bool.random(using: &random) {
      let value = field.range.map { String(Int.random(in: $0, using: &random)) }
      keys = ["command": "set", "field": field.name, "value": value ?? Self.texts.randomElement(using: &random) ?? ""]
    } else {
      let name = names.randomElement(using: &random) ?? "show"
      keys["command"] = name
      let count = screen.list?.count ?? 0
      let ids = (1...2).compactMap { _ in
        count == 0 ? nil : screen.list?[Int.random(in: 0..<min(6, count), using: &random)]?.id
      }
      switch screen.commands.first(where: { $0.name == name })?.takes {
      case .row: keys["row"] = ids.first ?? "1"
      case .rows: keys["rows"] = Array(Set(ids))
      case .text: keys["text"] = Self.texts.randomElement(using: &random) ?? ""
      case .nothing, nil: break
      }
    }
    let data = try? JSONSerialization.data(withJSONObject: keys, options: .sortedKeys)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "show"
  }

  private func walk(
    _ run: Run, inJSON recording: Recording, using random: inout SeededGenerator
  ) async throws -> Outcome {
    let play = Play(leadingOn: run.lead, on: run.navigation, asJSON: true, staysOpen: true, recording: recording)
    async let session = play.run()
    await play.until { !$0.isEmpty }
    for step in 1...30 {
      play.input.type(line(for: run, using: &random))
      await play.until { $0.contains("\"line\":\(step),") }
      await run.settle()
    }
    let outcome = try await Outcome(run)
    play.input.end()
    _ = try await session
    return outcome
  }

  private func walk(
    _ run: Run, columns: Int, pressing recording: Recording, using random: inout SeededGenerator
  ) async throws -> Outcome {
    let play = await FullScreenPlay(
      on: run.navigation, columns: columns, leadingOn: run.lead, leadingTo: run.destinations, recording: recording)
    await run.settle()
    for _ in 1...80 where run.navigation.top != nil {
      let own = run.navigation.top?.screen.commands.flatMap { $0.keys.map(KeyPress.init) } ?? []
      let key = (Bool.random(using: &random) ? own : Self.keys).randomElement(using: &random) ?? .down
      await play.press(key)
      if play.isPausing, Int.random(in: 0..<4, using: &random) == 0 { await play.pause { true } }
      await run.settle()
      await play.settle()
    }
    for _ in 1...4 where run.navigation.top?.item.title == .session(.palette) { await play.press(.escape) }
    // What only follows the selected row goes.
    play.terminal.size = GridSize(columns: 80, rows: 24)
    await play.report(.resized)
    return try await Outcome(run)
  }

  /// What a session has led to.
  private nonisolated struct Outcome: Equatable {
    let screen: String
    let store: [String]

    /// The lines of the store that differ, and the screens if they do.
    func changes(from other: Outcome) -> String {
      let screens = screen == other.screen ? [] : [other.screen, screen]
      return (screens + store.difference(from: other.store).map { "\($0)" }).joined(separator: "\n")
    }

    @MainActor init(_ run: Run) async throws {
      screen = await run.screen()
      store = try await run.store()
    }
  }

  @Test(arguments: ["groups", "dice", "matches", "books", "replies/@alice"])
  func `a random session is replayed to the same last screen and the same store`(path: String) async throws {
    for session in 0..<RandomTest.count("SESSIONS", default: 3) {
      let kind = Kind.allCases[session % Kind.allCases.count]
      let seed = RandomTest.seed
      var random = SeededGenerator(seed: seed)
      var text = ""
      let header = RecordingHeader(
        version: "1", path: path, language: "en", seed: seed, architecture: nil, noWarning: false)
      let recording = Recording(
        header, to: RecordedOutput { text += $0 }, keepsText: true, clock: ImmediateClock())
      let first = try await Run(at: path, seed: seed)
      let expected =
        kind == .json
        ? try await walk(first, inJSON: recording, using: &random)
        : try await walk(first, columns: kind.columns, pressing: recording, using: &random)
      // The palette may have ended the program: then there is no last screen.
      guard !expected.screen.isEmpty else { continue }
      let second = try await Run(at: path, seed: seed)
      let outcome = try await replay(Replay(text), second, kind: kind)
      let same = outcome == expected
      #expect(same, "\(kind), SEED=\(seed)\n\(text)\(outcome.changes(from: expected))")
      guard same else { return }
    }
  }

  /// Replays what was recorded in JSON on the full screen, and the other way round.
  private func replay(_ replay: Replay, _ run: Run, kind: Kind) async throws -> Outcome {
    var isDone = false
    let lead = {
      await run.lead?()
      await replay.run(on: run.navigation, leadingTo: run.destinations)
      await run.settle()
      isDone = true
    }
    if kind == .json {
      let play = await FullScreenPlay(on: run.navigation, leadingOn: lead)
      await eventually("it is replayed", pauses: 60_000) { isDone }
      await play.settle()
      check(run)
      return try await Outcome(run)
    }
    let play = Play(leadingOn: lead, on: run.navigation, asJSON: true, staysOpen: true)
    async let session = play.run()
    await play.until { !$0.isEmpty }
    check(run)
    let outcome = try await Outcome(run)
    play.input.end()
    _ = try await session
    return outcome
  }

  /// Checks that the replay did not stop before its end.
  private func check(_ run: Run) {
    let shown = JSONRenderer(language: .en).render(run.navigation).string
    #expect(!shown.contains("session.replayStopped"), "\(shown)")
  }
}

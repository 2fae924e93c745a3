import Foundation
import Localization
import Navigation
import Observation
import Presenting
import TextUI

/// A recorded session, to be run again on any renderer.
package struct Replay {
  /// A line of the recording after the first.
  private struct RecordedLine {
    /// What a line has beside the keys of a command.
    private struct Keys: Decodable {
      static let names: Set = ["seconds", "page", "automatic"]

      let path: String?
      let page: Int?
      let automatic: Bool?
    }

    enum Act {
      case command(JSONCommand, page: Int?)
      case open(path: String)
    }

    let number: Int
    let act: Act
    let isAutomatic: Bool
    /// The ids of the rows that it is for.
    var rows: Set<String> { if case .command(let command, _) = act { command.rows } else { [] } }

    init?(_ line: Substring, number: Int) {
      guard let keys = try? JSONDecoder().decode(Keys.self, from: Data(line.utf8)) else { return nil }
      (self.number, isAutomatic) = (number, keys.automatic == true)
      if let path = keys.path {
        act = .open(path: path)
      } else if let command = try? JSONCommand(String(line), beside: Keys.names) {
        act = .command(command, page: keys.page)
      } else {
        return nil
      }
    }
  }

  package let header: RecordingHeader
  private let lines: [RecordedLine]

  /// Reads a recording.
  ///
  /// A last line that was not written to its end is left out.
  package init(_ text: String) throws(RecordingError) {
    struct Version: Decodable { let recording: Int }
    let rows = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    let first = Data(rows[0].utf8)
    guard let version = try? JSONDecoder().decode(Version.self, from: first) else { throw .notARecording }
    guard version.recording <= RecordingHeader.format else { throw .recordingNewer }
    guard let header = try? JSONDecoder().decode(RecordingHeader.self, from: first) else {
      throw .recordingDamaged(line: 1)
    }
    var lines: [RecordedLine] = []
    for (index, row) in rows.enumerated().dropFirst() {
      if let line = RecordedLine(row, number: index + 1) {
        lines.append(line)
      } else if index < rows.count - 1 {
        throw .recordingDamaged(line: index + 1)
      }
    }
    (self.header, self.lines) = (header, lines)
  }

  /// Runs each command once the one before has done its work, and does not wait for more; stops where one cannot be run.
  ///
  /// - Parameters:
  ///   - navigation: The stack, which shows the screens of the header's path.
  ///   - destinations: What opens the paths that were chosen in the palette.
  ///   - recording: Where what is run is written down again, if anywhere.
  package func run(
    on navigation: NavigationController, leadingTo destinations: Destinations?, recording: Recording? = nil
  ) async {
    var rowsBefore: Set<String> = []
    for line in lines {
      // A page may have been opened beside the list for a row that the command before was just deleting.
      let waits = !line.isAutomatic || line.rows.isDisjoint(with: rowsBefore)
      rowsBefore = line.rows
      if waits { await navigation.settleEveryPage() }
      guard !Task.isCancelled, navigation.top != nil else { return }
      // What was refused before was refused when it was recorded, too.
      navigation.history.refusal = nil
      do throws(CommandError) {
        switch line.act {
        case .open(let path):
          recording?.note(SentCommand(opening: path))
          await destinations?.open(path)?()
        case .command(let command, let page):
          try await navigation.run(
            command, onPage: page, isAutomatic: line.isAutomatic, waits: waits, recording: recording)
        }
      } catch {
        // The row that it was for may have gone sooner than then.
        if line.isAutomatic { continue }
        navigation.history.refusal = CommandError(.replayStopped(line: line.number, error.message))
        return
      }
    }
  }
}

extension NavigationController {
  /// Runs a command as it was sent, on the page with a number from the first, or on the top page; if it waits, once all that
  /// has begun is done.
  ///
  /// - Throws: `CommandError` if it cannot be run, even after rows that were missing have been loaded.
  fileprivate func run(
    _ sent: JSONCommand, onPage number: Int?, isAutomatic: Bool, waits: Bool, recording: Recording?
  ) async throws(CommandError) {
    guard let page = number.map({ stack.indices.contains($0) ? stack[$0] : nil }) ?? top else {
      throw CommandError(.notOpen)
    }
    if waits {
      page.loadIfStale()
      await settleEveryPage()
    }
    var count = -1
    while true {
      guard let screen = ShownScreen(of: self, at: page)?.screen else { throw CommandError(.notOpen) }
      do throws(CommandError) {
        let line = try TypedLine(sent, on: screen, revision: 0)
        return run(line, on: screen, of: page, isAutomatic: isAutomatic, recording: recording)
      } catch {
        guard error.lacksRows, let list = screen.list, list.count > count,
          let load = list.ending?.loadAll ?? list.ending?.prefetch
        else { throw error }
        count = list.count
        page.work.start(load)
        await settleEveryPage()
      }
    }
  }

  private func run(
    _ line: TypedLine, on screen: Screen, of page: any AnyPage, isAutomatic: Bool, recording: Recording?
  ) {
    switch line {
    case .run(let command, let rows, let text) where isAutomatic:
      recording?.note(SentCommand(command, rows: rows, text: text, on: screen, of: page, in: self)?.automatic)
      page.work.start { _ = try? await command.run(rows: rows, text: text) }
    case .run(let command, let rows, let text):
      recording?.note(SentCommand(command, rows: rows, text: text, on: screen, of: page, in: self))
      run(command, rows: rows, text: text, on: page)
    case .fill(let field, let text):
      recording?.note(SentCommand(field, text, of: page, in: self))
      fill(field, with: text, on: page)
    case .more where isAutomatic:
      recording?.note(SentCommand(automatic: "more", of: page, in: self))
      if let load = screen.list?.ending.flatMap({ $0.prefetch ?? $0.loadAll }) { page.work.start(load) }
    case .more(loadMore: .success(let command?)):
      recording?.note(SentCommand(command, on: screen, of: page, in: self))
      run(command, on: page)
    case .blank, .help, .more, .quit, .show: break
    }
  }

  /// Waits until the top page has settled and, unless it is to be answered first, nothing below is at work.
  fileprivate func settleEveryPage() async {
    await settle()
    let works = Observations { [self] in
      top?.item.presentation.isModal == false && stack.contains { $0.work.isBusy }
    }
    for await isBusy in works where !isBusy { break }
  }
}

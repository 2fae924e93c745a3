#if DEBUG
  import Alternatives
  import Coordinators
  import Fakes
  import Foundation
  import Gallery
  import Models
  import Navigation
  import Sessions
  import TestSupport
  import TextUISupport
  import Testing
  import calcots

  /// The traces that chapter 1 shows below each other: the same keys in the dice game, in two architectures.
  @Suite(.turnLimit)
  @MainActor
  struct TracePictureTests {
    private let trace = Trace(messages: RecordedOutput.messages(in: Transcript()))
    private let navigation = NavigationController()

    private func play() async -> FullScreenPlay {
      trace.follow(navigation)
      return await FullScreenPlay(on: navigation, wrappedBy: { trace.wrap($0) })
    }

    private func showDice(as alternative: Alternative?) {
      let random = GeneratedRandom(seed: 1)
      if let alternative { return alternative.showDice(on: navigation, random: random) }
      let services = Services(
        groups: GroupFakeDataProvider(), books: BookFakeDataProvider(), replies: RepliesFakeDataProvider(),
        random: random, wallClock: .sample, clock: ImmediateClock())
      Route(path: "dice")?.show(on: navigation, services)
    }

    @Test(arguments: [("mvvmc", nil, 10), ("mvc", .mvc, 13)] as [(String, Alternative?, Int)])
    func `the trace of two keys matches its recording`(name: String, alternative: Alternative?, rows: Int) async throws
    {
      let play = await play()
      showDice(as: alternative)
      await play.settle()
      await play.press(.character("r"), .character("t"))

      let keys = trace.keys.suffix(2).map { key in
        // On a busy machine any step may be late.
        TraceKey(
          key.label,
          key.steps.map { step in
            var step = step
            step.delay = 0
            return step
          })
      }
      let lines = TracePane(keys, columns: 120).lines(rows)
      let picture = Grid(size: GridSize(columns: 120, rows: 0)).adding(lines).styledLines.map { $0 + "\n" }.joined()
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
      let file = folder.appending(path: "Pictures/trace/\(name)-120x\(rows).txt").path
      #expect(RecordedText.complaint(about: picture, recordedIn: file) == nil)
    }

    @Test func `if the input ends after a key, the key is still handled and traced`() async throws {
      let play = await play()
      showDice(as: nil)
      await play.settle()
      play.terminal.report(.key(.character("r")))
      play.terminal.report(.ended)
      _ = try await play.ending
      #expect(trace.keys.last?.label == "r")
      #expect(trace.keys.last?.steps.map(\.text).contains("DiceInteractor.roll()") == true)
    }
  }
#endif

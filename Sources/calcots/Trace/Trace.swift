#if DEBUG
  import Navigation
  import Coordinators
  import Observation
  import Runtime
  import Sessions
  import TextUI

  /// The calls that followed from the user's latest keys or lines, read from the call stack.
  ///
  /// `Scripts/run … --trace` shows it. The layers and the kernel do not depend on it. It reads the call stack at the places
  /// where all calls arrive: in wrappers around the data providers, and when a screen or the stack of pages changes, which it
  /// observes. An optimised build would lose calls, so only debug builds have it.
  package final class Trace {
    /// The maximum number of keys that are kept.
    private static let mostKeys = 60
    /// The first line of a printed trace.
    ///
    /// It replaces the headings that the pane has.
    package static let introduction = """
      Trace: the calls of each command, indented by how far they come. inside: the data of this screen. elsewhere: \
      other screens.
      """

    /// A command, the key with which it began, and its calls so far.
    private struct Followed {
      let command: CurrentCommand
      let key: Int
      var calls: Set<String> = []
    }

    /// The user's keys or lines, the latest last, each with everything that followed from it.
    package private(set) var keys = [TraceKey("start")]
    private let messages: any TextOutput
    /// The number of the latest key.
    private var number = 0
    private var keyTime = ContinuousClock.now
    /// The command that was noted last.
    private var command: CurrentCommand?
    /// The commands of the latest keys.
    ///
    /// If a command repeats a call after a later key, the call is marked as going on.
    private var followed: [Followed] = []
    /// The calls that were noted last, the outermost first.
    private var chain: [String] = []
    /// Whether a pane shows the steps.
    private var hasPane = false
    private var isIntroduced = false
    private let images = ImageMap.capture()
    private var navigation: NavigationController?
    /// The pages on all stacks when they were noted last, with the names of their views.
    private var pages: [(id: ObjectIdentifier, name: String)] = []
    /// The first stack when the pages were noted last.
    ///
    /// If it has been replaced, the session has started over.
    private weak var home: Stack?
    /// The stack in front when the pages were noted last.
    private weak var front: Stack?

    /// - Parameter messages: The destination of the steps if no pane shows them.
    package init(messages: any TextOutput) { self.messages = messages }

    /// Returns the console with a trace of the lines that it reads and the screens it writes.
    func wrap(_ console: Console) -> Console {
      var traced = console
      traced.input = TracedInput(wrapped: console.input, trace: self)
      traced.output = TracedOutput(console.output, self)
      return traced
    }

    /// Returns a terminal with a pane that shows the steps.
    package func wrap(_ terminal: any FullScreenTerminal) -> any FullScreenTerminal {
      hasPane = true
      return TracedTerminal(terminal, self)
    }

    /// Returns the services with a trace of the calls to their data providers.
    func wrap(_ services: Services) -> Services {
      let providers = TracedDataProviders(services, self)
      var traced = services
      traced.groups = providers
      traced.books = providers
      traced.replies = providers
      return traced
    }

    /// Begins the steps of a key or a line of the user.
    func begin(_ input: String) {
      number += 1
      keyTime = .now
      chain = []
      command = nil
      followed = followed.suffix(Self.mostKeys)
      if number > 1, let last = keys.last, last.onlyDraws {
        // Keys that only move something, and letters that are typed, share a heading.
        keys[keys.count - 1] = TraceKey(input, after: last)
      } else {
        keys = keys.suffix(Self.mostKeys - 1) + [TraceKey(input)]
      }
      write(input)
    }

    /// Notes the calls that lead here and were not noted last time, and then `step`, if given.
    func note(_ step: String? = nil) {
      notePages()
      if let current = CurrentCommand.current, current !== command {
        command = current
        add(TraceStep(call: Self.name(current.name)))
      }
      // A step is noted even if its calls cannot be read.
      let options: Backtrace.SymbolicationOptions = [.useSymbolCache]
      let calls = try? Backtrace.capture(limit: 64, images: images).symbolicated(options: options)
      let now = calls?.frames.reversed().compactMap { $0.symbol.flatMap { Self.step(of: $0.name) } } ?? []
      let known = zip(chain, now).prefix { $0 == $1 }.count
      let new = now.dropFirst(known)
      if known > 0, !new.isEmpty, now[known - 1] != keys.last?.steps.last?.text {
        // Other calls have come in between, so the caller is named again.
        var caller = TraceStep(call: now[known - 1])
        caller.goesOn = true
        add(caller)
      }
      for call in new { add(TraceStep(call: call)) }
      chain = now
      if let step { add(TraceStep(call: step)) }
    }

    /// Finds the name of a part's function, as in `GroupCoordinator.pickPeople(notIn:)`.
    ///
    /// - Parameter symbol: The function's symbol, such as `closure #1 in GroupViewModel.addMember.getter`.
    /// - Returns: nil for any other function.
    private static func step(of symbol: String) -> String? {
      // The effects of a unidirectional feature are in the closure that its store performs.
      if let found = symbol.firstMatch(of: /closure .*\b(\w+Feature)\.store/)?.output { return "\(found.1).perform" }
      // Leave out code that the compiler puts between the parts. Leave out the wire, too, because the wire is written in a
      // coordinator but called by the model.
      let isBetween =
        /^(?:partial apply|protocol witness|thunk)|\.(?:setter|didset|init\(|updated\()|closure .*(?:Coordinator|Router)\.show/
      let part =
        /\b(\w+(?:Coordinator|ViewModel|Interactor|Router)|Naive\w+View|CommandPalette|History|Route(?=\.lead))(?:<.*?>)?\.(?!viewModel|with|_|run\(at|reverse|screen(?!\w)|item(?!\w)|load(?!\w))(\w+)(?:<.*?>)?(\([^)]*\))?/
      guard !symbol.contains(isBetween), let found = symbol.firstMatch(of: part)?.output else { return nil }
      return "\(found.1).\(found.2)\(found.3 ?? "")"
    }

    /// Follows the stacks from now on.
    package func follow(_ navigation: NavigationController) {
      self.navigation = navigation
      withObservationTracking {
        _ = navigation.stacks.map(\.pages)
        _ = navigation.top
      } onChange: { [self] in
        // Several changes in one turn are reported, each before it takes effect.
        MainActor.assumeIsolated {
          note()
          follow(navigation)
        }
      }
    }

    private func followScreen(of id: ObjectIdentifier) {
      guard let page = openPages.first(where: { ObjectIdentifier($0) == id }) else { return }
      withObservationTracking {
        _ = page.screen
      } onChange: { [self] in
        MainActor.assumeIsolated {
          note()
          add(.change)
          Task { followScreen(of: id) }
        }
      }
    }

    /// Notes that the screen of the top page is drawn.
    func noteDrawing() {
      notePages()
      let top = navigation?.top.map { ObjectIdentifier($0) }
      if let page = pages.first(where: { $0.id == top }) { add(.drawing(page.name)) }
    }

    /// The pages on all stacks.
    private var openPages: [any AnyPage] { navigation?.stacks.flatMap(\.pages) ?? [] }

    /// Notes pages that have left or joined their stack, and whether another stack is in front.
    private func notePages() {
      guard let navigation else { return }
      let hasStartedOver = home !== navigation.home && !pages.isEmpty && !openPages.isEmpty
      if hasStartedOver {
        add(.startOver)
        pages = []
      }
      let open = Set(openPages.map { ObjectIdentifier($0) })
      for page in pages.reversed() where !open.contains(page.id) { add(.pop(page.name)) }
      pages.removeAll { !open.contains($0.id) }
      let known = Set(pages.map(\.id))
      for page in openPages where !known.contains(ObjectIdentifier(page)) {
        pages.append((ObjectIdentifier(page), Self.name("\(type(of: page))")))
        add(.push(pages[pages.count - 1].name))
        followScreen(of: ObjectIdentifier(page))
      }
      if front !== navigation.front, front != nil, let top = navigation.top {
        let turn = TraceStep.turn(to: Self.name("\(type(of: top))"))
        // If the page is new, the step that added it already shows that its stack is in front.
        let isNew = keys.last?.steps.contains { $0.name == "+" + turn.name.dropFirst() } ?? false
        if !isNew { add(turn) }
      }
      home = navigation.home
      front = navigation.front
    }

    /// Returns the name of the view, from a string that begins with the type of its page.
    private static func name(_ page: String) -> String { page.replacing(/^Page<(.*?)>/) { "\($0.1)" } }

    private func add(_ step: TraceStep) {
      let last = keys.count - 1
      guard step.text != keys[last].steps.last?.text else { return }
      var step = step
      step.goesOn = step.goesOn || goesOn(step)
      let time = (ContinuousClock.now - keyTime).components
      step.delay = Int(time.seconds) * 10 + Int(time.attoseconds / 100_000_000_000_000_000)
      keys[last].add(step)
      if step.kind != .change { write(step.line) }
    }

    /// Returns whether the command began with an earlier key and already made this call then.
    ///
    /// The calls of a new command are recorded.
    private func goesOn(_ step: TraceStep) -> Bool {
      guard step.kind == .call, let current = CurrentCommand.current else { return false }
      if !followed.contains(where: { $0.command === current }) {
        followed.append(Followed(command: current, key: number))
      }
      guard let index = followed.firstIndex(where: { $0.command === current }) else { return false }
      if followed[index].key < number { return followed[index].calls.contains(step.text) }
      followed[index].calls.insert(step.text)
      return false
    }

    private func write(_ line: String) {
      guard !hasPane else { return }
      let lines = isIntroduced ? [line] : [Self.introduction, line]
      isIntroduced = true
      // A failure is ignored, because there is no other place to report it.
      try? messages.write(SafeText(lines: lines))
    }
  }

  /// Begins new steps in the trace with each line that is read.
  nonisolated private struct TracedInput: LineSource {
    let wrapped: any LineSource
    let trace: Trace

    func nextLine() async throws(InputError) -> String? {
      let line = try await wrapped.nextLine()
      if let line { await trace.begin(line) }
      return line
    }

    @MainActor var isBeingTyped: Bool { wrapped.isBeingTyped }

    @MainActor func forgetLines() { wrapped.forgetLines() }
  }

  /// Notes each screen that is printed.
  private final class TracedOutput: TextOutput {
    private let wrapped: any TextOutput
    private let trace: Trace

    init(_ wrapped: any TextOutput, _ trace: Trace) {
      self.wrapped = wrapped
      self.trace = trace
    }

    func write(_ text: SafeText) throws(OutputError) {
      trace.noteDrawing()
      try wrapped.write(text)
    }
  }
#endif

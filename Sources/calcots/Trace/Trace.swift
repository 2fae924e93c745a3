#if DEBUG
  import Navigation
  import Coordinators
  import Observation
  import Runtime
  import Sessions
  import TextUI

  /// The functions that the user's last key or line went through, read from the stack of calls.
  ///
  /// `Scripts/run … --trace` shows it. Nothing in the layers or the kernel knows of it. It looks at the calls where everything arrives: when the stack
  /// of pages or a screen changes, which observation tells, and in wrappers around the data providers. An optimised
  /// build would lose calls, so only debug builds have it.
  final class Trace {
    /// The key or line of the user, then everything that followed from it.
    private(set) var steps: [String] = []
    private let messages: any TextOutput
    /// The command that was noted last.
    private var command: String?
    /// The calls that were noted last, the outermost first.
    private var chain: [String] = []
    /// Whether a pane shows the steps.
    private var hasPane = false
    private let images = ImageMap.capture()
    private var navigation: NavigationController?
    /// The pages on all stacks when they were noted last, with the names of their views.
    private var pages: [(id: ObjectIdentifier, name: String)] = []

    /// - Parameter messages: Where the steps go if no pane shows them.
    init(messages: any TextOutput) { self.messages = messages }

    /// Returns the console with the trace listening to the lines that are read and the screens that are written.
    func wrap(_ console: Console) -> Console {
      var traced = console
      traced.input = TracedInput(wrapped: console.input, trace: self)
      traced.output = TracedOutput(console.output, self)
      return traced
    }

    /// Returns a terminal with a pane that shows the steps.
    func wrap(_ terminal: any FullScreenTerminal) -> any FullScreenTerminal {
      hasPane = true
      return TracedTerminal(terminal, self)
    }

    /// Returns the services with the trace listening to their data providers.
    func wrap(_ services: Services) -> Services {
      let providers = TracedDataProviders(services, self)
      var traced = services
      traced.groups = providers
      traced.books = providers
      traced.replies = providers
      return traced
    }

    /// Begins again, with what the user pressed or typed.
    func begin(_ input: String) {
      steps = []
      chain = []
      command = nil
      write(input)
    }

    /// Notes the calls that lead here and were not noted last time, and then a step of its own if there is one.
    func note(_ step: String? = nil) {
      notePages()
      if let name = CurrentCommand.name, name != command {
        command = name
        add(Self.name(name))
      }
      // Without its calls a step is still worth noting.
      let options: Backtrace.SymbolicationOptions = [.useSymbolCache]
      let calls = try? Backtrace.capture(limit: 64, images: images).symbolicated(options: options)
      let now = calls?.frames.reversed().compactMap { $0.symbol.flatMap { Self.step(of: $0.name) } } ?? []
      let known = zip(chain, now).prefix { $0 == $1 }.count
      now.dropFirst(known).forEach(add)
      chain = now
      step.map(add)
    }

    /// Finds the name of a function of the pattern's parts, as in `GroupCoordinator.pickPeople(notIn:)`.
    ///
    /// - Parameter symbol: The function's symbol, such as `closure #1 in GroupViewModel.addMember.getter`.
    /// - Returns: nil for any other function.
    private static func step(of symbol: String) -> String? {
      // What the compiler puts between the parts, and the wire, which is written in a coordinator but called by the model.
      let isBetween =
        /^(?:partial apply|protocol witness|thunk)|\.(?:setter|didset|init\(|updated\()|closure .*Coordinator\.show/
      let part =
        /\b(\w+(?:Coordinator|ViewModel|Interactor)|Page|History|Route(?=\.lead))(?:<.*?>)?\.(?!viewModel|with|_|run\(at|reverse)(\w+)(?:<.*?>)?(\([^)]*\))?/
      guard !symbol.contains(isBetween), let found = symbol.firstMatch(of: part)?.output else { return nil }
      return "\(found.1).\(found.2)\(found.3 ?? "")"
    }

    /// Follows the stacks from now on.
    func follow(_ navigation: NavigationController) {
      self.navigation = navigation
      withObservationTracking {
        _ = navigation.stacks.map(\.pages)
        _ = navigation.top
      } onChange: { [self] in
        // Several changes of one turn are heard, each before it takes effect.
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
          Task { followScreen(of: id) }
        }
      }
    }

    /// Notes that the screen is shown.
    func noteDrawing() {
      notePages()
      let top = navigation?.top.map { ObjectIdentifier($0) }
      if let page = pages.first(where: { $0.id == top }) { add("draw \(page.name)") }
    }

    /// The pages on all stacks.
    private var openPages: [any AnyPage] { navigation?.stacks.flatMap(\.pages) ?? [] }

    /// Notes which pages have left their stack, and which were added; these are followed from now on.
    private func notePages() {
      let open = Set(openPages.map { ObjectIdentifier($0) })
      for page in pages.reversed() where !open.contains(page.id) { add("pop \(page.name)") }
      pages.removeAll { !open.contains($0.id) }
      let known = Set(pages.map(\.id))
      for page in openPages where !known.contains(ObjectIdentifier(page)) {
        pages.append((ObjectIdentifier(page), Self.name("\(type(of: page))")))
        add("push \(pages[pages.count - 1].name)")
        followScreen(of: ObjectIdentifier(page))
      }
    }

    /// Returns the name of the view, from a text that begins with the type of its page.
    private static func name(_ page: String) -> String { page.replacing(/^Page<(.*?)>/) { "\($0.1)" } }

    private func add(_ step: String) {
      let step = "→ \(step)"
      guard step != steps.last else { return }
      write(step)
    }

    private func write(_ step: String) {
      steps.append(step)
      // Nobody reads a trace whose writing fails, and there is no other place to report the failure.
      if !hasPane { try? messages.write(SafeText(lines: [step])) }
    }
  }

  /// Begins a trace with each line.
  nonisolated private struct TracedInput: LineSource {
    let wrapped: any LineSource
    let trace: Trace

    func nextLine() async throws(InputError) -> String? {
      let line = try await wrapped.nextLine()
      if let line { await trace.begin(line) }
      return line
    }

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

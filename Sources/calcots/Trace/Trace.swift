#if DEBUG
  import Coordinators
  import Observation
  import Runtime
  import Sessions
  import TextUI

  /// What the user's last key or line went through, read from the stack of calls; `Scripts/run … --trace` shows it.
  ///
  /// Nothing in the layers or the kernel knows of it. It looks at the calls where everything arrives: when the stack
  /// of pages or a screen changes, which observation tells, and in wrappers around the data providers. An optimised
  /// build would lose calls, so only debug builds have it.
  final class Trace: RunListener {
    /// What the user pressed or typed, then what followed from it.
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
    /// The names of the pages when they were noted last.
    private var pages: [String] = []

    /// - Parameter messages: Where the steps go if no pane shows them.
    init(messages: any TextOutput) { self.messages = messages }

    func wrap(_ terminal: any FullScreenTerminal) -> any FullScreenTerminal {
      hasPane = true
      return TracedTerminal(terminal, self)
    }

    func wrap(_ input: any LineSource) -> any LineSource { TracedInput(wrapped: input, trace: self) }

    func wrap(_ output: any TextOutput) -> any TextOutput { TracedOutput(output, self) }

    func wrap(_ services: Services, on navigation: NavigationController) -> Services {
      follow(navigation)
      var traced = services
      traced.groups = TracedGroupDataProvider(services.groups, self)
      traced.books = TracedBookDataProvider(services.books, self)
      traced.replies = TracedRepliesDataProvider(services.replies, self)
      return traced
    }

    /// Begins anew with what the user pressed or typed.
    func begin(_ input: String) {
      (steps, chain, command) = ([], [], nil)
      write(input)
    }

    /// Notes the calls that lead here and were not noted last time, and then a step of its own if there is one.
    func note(_ step: String? = nil) {
      notePages()
      if let name = CurrentCommand.name, name != command {
        command = name
        add(name.replacing(/^Page<(.*)>/) { "\($0.1)" })
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

    /// Finds the name of a function of the pattern's parts, as in `GroupCoordinator.pickPerson(notIn:)`.
    ///
    /// - Parameter symbol: The function's symbol, such as `closure #1 in GroupViewModel.addMember.getter`.
    /// - Returns: nil for another function.
    private static func step(of symbol: String) -> String? {
      // What the compiler puts between the parts, and the wire, which is written in a coordinator but called by the model.
      let isBetween =
        /^(?:partial apply|protocol witness|thunk)|\.(?:setter|didset|init\(|updated\()|closure .*Coordinator\.show/
      let part =
        /\b(\w+(?:Coordinator|ViewModel|Interactor)|Page)(?:<.*?>)?\.(?!viewModel|with|_)(\w+)(?:<.*?>)?(\([^)]*\))?/
      guard !symbol.contains(isBetween), let found = symbol.firstMatch(of: part)?.output else { return nil }
      return "\(found.1).\(found.2)\(found.3 ?? "")"
    }

    /// Follows a stack from now on.
    private func follow(_ navigation: NavigationController) {
      self.navigation = navigation
      followStack(navigation)
      followScreen(navigation)
    }

    private func followStack(_ navigation: NavigationController) {
      withObservationTracking {
        _ = navigation.stack
      } onChange: { [self] in
        // Several changes of one turn are heard, each before it takes effect.
        MainActor.assumeIsolated {
          note()
          followStack(navigation)
        }
      }
    }

    private func followScreen(_ navigation: NavigationController) {
      withObservationTracking {
        _ = navigation.top?.screen
      } onChange: { [self] in
        MainActor.assumeIsolated {
          note()
          Task { followScreen(navigation) }
        }
      }
    }

    /// Notes that the screen is shown.
    func noteDrawing() {
      notePages()
      if let name = pages.last { add("draw \(name)") }
    }

    /// Notes which pages have left the stack, and which were added.
    private func notePages() {
      let now = navigation?.stack.map { "\(type(of: $0))".replacing(/^Page<(.*)>$/) { "\($0.1)" } } ?? []
      let kept = zip(pages, now).prefix { $0 == $1 }.count
      for page in pages[kept...].reversed() { add("pop \(page)") }
      for page in now[kept...] { add("push \(page)") }
      pages = now
    }

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
#endif

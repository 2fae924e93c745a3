#if DEBUG
  /// The command that the current task carries out; a trace begins with the command's name.
  ///
  /// This is an object, so that the trace can recognise the same command in every task that inherits it. For example, a page's
  /// first load belongs to the command that showed the page.
  nonisolated package final class CurrentCommand: Sendable {
    @TaskLocal package static var current: CurrentCommand?

    /// The type of the page and the name of the command, as in `Page<GroupView>.add`.
    package let name: String

    init(_ name: String) { self.name = name }
  }
#endif

#if DEBUG
  /// The command that the current task carries out, as in `GroupView.add`; a trace begins with it.
  package enum CurrentCommand {
    @TaskLocal package static var name: String?
  }
#endif

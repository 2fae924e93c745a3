#if DEBUG
  /// A run of calls of one calçot, from left to right, each made by the previous call.
  package struct TraceRow: Equatable, Sendable {
    package let calcot: String
    package private(set) var steps: [TraceStep]
    /// The number of times that the key has caused the same run.
    package private(set) var count = 1
    /// For a drawing, the part whose change it shows; nil if the row shows no change.
    package private(set) var source: TracePart?
    /// Tenths of a second without any step before this row.
    package private(set) var wait: Int

    /// Returns the rows of a key's steps.
    ///
    /// Repeated runs are counted, and only the last of a calçot's drawings is kept.
    package static func rows(of steps: [TraceStep]) -> [TraceRow] {
      folded(runs(of: steps))
    }

    /// Returns a row for each run of steps in which every step leads to the next.
    private static func runs(of steps: [TraceStep]) -> [TraceRow] {
      let parts = Set(steps.map(\.part))
      // A change without a call inside is a change of the view model's own state, if there is a view model.
      let ownState: TracePart? = steps.contains { $0.text.contains("Naive") } ? nil : .viewModel
      let source = [.interactor, .store].first { parts.contains($0) } ?? ownState
      var rows: [TraceRow] = []
      var isChanged = false
      var time = steps.first?.delay ?? 0
      for step in steps {
        if step.kind == .change {
          isChanged = true
          continue
        }
        if let last = rows.indices.last, rows[last].leads(to: step) {
          rows[last].steps.append(step)
        } else {
          let shown = step.kind == .drawing && isChanged ? source : nil
          rows.append(TraceRow(calcot: step.calcot, steps: [step], source: shown, wait: step.delay - time))
          if step.kind == .drawing { isChanged = false }
        }
        time = step.delay
      }
      return rows
    }

    /// Returns whether a step was called by this row's last step, and so continues the row.
    private func leads(to step: TraceStep) -> Bool {
      guard let last = steps.last, last.kind != .drawing else { return false }
      let isFurther = step.part.rawValue > last.part.rawValue
      let leavesInside = last.part.lane == .inside && step.part.lane == .elsewhere
      guard isFurther, !leavesInside else { return false }
      // A calçot can have several views with longer names than the calçot, such as `DiceLabel` of `Dice`.
      let isOfView = last.part == .view && calcot.hasPrefix(step.calcot) && step.part == .viewModel
      let caller = steps.last { !$0.calcot.isEmpty }?.calcot ?? calcot
      return step.calcot.isEmpty || step.calcot == caller || isOfView
    }

    /// Returns the rows without repetitions, which are counted instead.
    private static func folded(_ rows: [TraceRow]) -> [TraceRow] {
      rows.reduce(into: []) { kept, row in
        // A row that repeats only the beginning of an earlier run is the return from that run. It is left out, because the
        // drawing shows it.
        if kept.contains(where: { $0.isLonger(than: row) }) { return }
        guard let same = kept.firstIndex(where: { $0.isSame(as: row) }) else { return kept.append(row) }
        if row.steps[0].kind == .drawing {
          var row = row
          row.source = row.source ?? kept[same].source
          row.wait = max(row.wait, kept[same].wait)
          kept.remove(at: same)
          kept.append(row)
        } else {
          kept[same].count += 1
        }
      }
    }

    private var calls: [String] { steps.map { ($0.goesOn ? "…" : "") + $0.text } }

    private func isSame(as other: TraceRow) -> Bool { calcot == other.calcot && calls == other.calls }

    private func isLonger(than other: TraceRow) -> Bool {
      calcot == other.calcot && steps.count > other.steps.count && calls.starts(with: other.calls)
    }
  }
#endif

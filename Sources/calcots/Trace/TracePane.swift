#if DEBUG
  import Sessions
  import TextUI

  /// The trace as a picture with three lanes: the screen, inside and elsewhere.
  ///
  /// Each row is a run of calls from left to right, so that you see where a key leads. The row's line stops in the lane of the
  /// interactor, or crosses this lane and goes on to the lane of the coordinator. In a narrow terminal the two parts of a lane
  /// share a column, and the second one has an arrow before it.
  package struct TracePane {
    /// The minimum width, in columns, at which each part has a separate column.
    private static let wide = 110
    /// The pause, in tenths of a second, from which a row is marked as late.
    private static let late = 4

    private let keys: [TraceKey]
    private let columns: Int

    package init(_ keys: [TraceKey], columns: Int) {
      self.keys = keys
      self.columns = columns
    }

    private var isWide: Bool { columns >= Self.wide }

    /// Returns `count` lines: the headings, then the latest keys with the calls that they caused.
    package func lines(_ count: Int) -> [StyledLine] {
      let room = count - 2
      guard room > 0 else { return Array(repeating: StyledLine(), count: max(0, count)) }
      var lines: [StyledLine] = []
      for key in keys.reversed() where lines.count < room {
        let block = [heading(key.label)] + rows(of: key)
        lines = (lines.isEmpty ? latest(block, in: room) : earlier(block, in: room - lines.count)) + lines
      }
      return headings + lines + Array(repeating: ruled, count: room - lines.count)
    }

    /// Returns the first lines of the latest key, which are more informative than its last lines.
    private func latest(_ block: [StyledLine], in room: Int) -> [StyledLine] {
      guard block.count > room else { return block }
      var rest = StyledLine("  … \(block.count - room + 1) more", .dim)
      advance(&rest, to: columns, with: " ", crossing: "│", .rule)
      return block.prefix(room - 1) + [rest]
    }

    /// Returns an earlier key's heading and last lines; empty lines if there is little room.
    private func earlier(_ block: [StyledLine], in room: Int) -> [StyledLine] {
      guard block.count > room else { return block }
      return room < 3 ? Array(repeating: ruled, count: room) : [block[0]] + block.suffix(room - 1)
    }

    // MARK: Columns

    private var gutter: Int { isWide ? 16 : 13 }

    /// Returns the column at which a lane starts.
    private func start(of lane: TracePart.Lane) -> Int {
      let room = columns - gutter
      return switch lane {
      case .screen: gutter
      case .inside: gutter + (isWide ? room / 3 : room * 30 / 100)
      case .elsewhere: gutter + (isWide ? room * 2 / 3 : room * 65 / 100)
      }
    }

    private func end(of lane: TracePart.Lane) -> Int {
      TracePart.Lane(rawValue: lane.rawValue + 1).map(start) ?? columns
    }

    /// Returns the column of the mark before a part's calls.
    private func start(of part: TracePart) -> Int {
      let lane = start(of: part.lane)
      return part.isSecond && isWide ? (lane + end(of: part.lane)) / 2 : lane
    }

    private func end(of part: TracePart) -> Int {
      isWide && !part.isSecond ? (start(of: part.lane) + end(of: part.lane)) / 2 : end(of: part.lane)
    }

    /// Continues a line with a sign up to a column, with `crossing` at the start of each lane.
    private func advance(_ line: inout StyledLine, to end: Int, with sign: String, crossing: String, _ style: Style) {
      let starts = TracePart.Lane.allCases.map { start(of: $0) - 1 }
      guard line.columns < end else { return }
      let signs = (line.columns..<end).map { starts.contains($0) ? crossing : sign }
      line += StyledLine(signs.joined(), style)
    }

    // MARK: Headings

    private var headings: [StyledLine] {
      var titles = StyledLine()
      for lane in TracePart.Lane.allCases {
        advance(&titles, to: start(of: lane), with: "─", crossing: "┬", .rule)
        titles += StyledLine(" \(title(of: lane)) ", .title)
      }
      advance(&titles, to: columns, with: "─", crossing: "┬", .rule)

      var names = StyledLine(isWide ? " calçot" : "calçot", .dim)
      for part in TracePart.allCases {
        if part.isSecond, !isWide {
          names += StyledLine(" ► ", .dim)
        } else {
          advance(&names, to: start(of: part) + 2, with: " ", crossing: "│", .rule)
        }
        names += StyledLine(part == .viewModel && hasFeatures ? "Feature" : part.name, .drawn(part.tint))
      }
      advance(&names, to: columns, with: " ", crossing: "│", .rule)
      return [titles.truncated(to: columns), names.truncated(to: columns)]
    }

    /// Whether the architecture is unidirectional, where a feature replaces the view model.
    private var hasFeatures: Bool {
      keys.contains { key in key.steps.contains { $0.text.contains("Feature.") } }
    }

    private func title(of lane: TracePart.Lane) -> String {
      switch lane {
      case .screen: isWide ? "the screen" : "screen"
      case .inside: isWide ? "INSIDE: its data" : "INSIDE"
      case .elsewhere: isWide ? "ELSEWHERE: other screens" : "ELSEWHERE"
      }
    }

    /// A line without calls.
    private var ruled: StyledLine {
      var line = StyledLine()
      advance(&line, to: columns, with: " ", crossing: "│", .rule)
      return line
    }

    private func heading(_ key: String) -> StyledLine {
      var line = StyledLine("─", .rule) + StyledLine(" \(key) ", .key).truncated(to: columns / 2)
      advance(&line, to: columns, with: "─", crossing: "┼", .rule)
      return line
    }

    // MARK: Rows

    private func rows(of key: TraceKey) -> [StyledLine] {
      var calcot = ""
      return TraceRow.rows(of: key.steps).map { row in
        let isNew = !row.calcot.isEmpty && row.calcot != calcot
        if isNew { calcot = row.calcot }
        return line(of: row, naming: isNew)
      }
    }

    private func line(of row: TraceRow, naming: Bool) -> StyledLine {
      var line = StyledLine(naming ? (isWide ? " " : "") + row.calcot : "", .title).truncated(to: gutter - 1)
      var last: TraceStep?
      for step in row.steps {
        let style: Style = step.goesOn || step.kind == .drawing ? .dim : .drawn(step.part.tint)
        lead(&line, from: last?.part, to: step.part, style)
        let mark = step.goesOn && last?.goesOn != true ? "…" : ""
        line += StyledLine(words(mark, of: step, at: line.columns, isLast: step == row.steps.last), style)
        last = step
      }
      if let source = row.source { answer(&line, from: source) }
      let late = row.wait >= Self.late ? "\(row.wait / 10).\(row.wait % 10) s later" : nil
      let notes = [row.count > 1 ? "×\(row.count)" : nil, late].compactMap(\.self)
      if !notes.isEmpty { line += StyledLine(" \(notes.joined(separator: " "))", .dim) }
      advance(&line, to: columns, with: " ", crossing: "│", .rule)
      return line.truncated(to: columns)
    }

    /// Draws the path of a call from one part to the next, through the lanes between them.
    private func lead(_ line: inout StyledLine, from last: TracePart?, to part: TracePart, _ style: Style) {
      let start = start(of: part)
      guard let last else {
        advance(&line, to: start, with: " ", crossing: "│", .rule)
        line += StyledLine(part.isSecond && !isWide ? "► " : "  ", style)
        return
      }
      if !isWide, last.lane == part.lane {
        line += StyledLine(" ► ", style)
      } else {
        line += StyledLine(" ")
        // Where two parts share a column, a longer line leads past the first part.
        let passes = part.isSecond && !isWide
        advance(&line, to: start + (passes ? 4 : 0), with: "─", crossing: "┼", style)
        line += StyledLine("► ", style)
      }
    }

    /// Draws the way back: the screen is drawn again because its content has changed.
    private func answer(_ line: inout StyledLine, from source: TracePart) {
      line += StyledLine(" ◄", .dim)
      let start = isWide || source.lane != .screen ? start(of: source) : start(of: .view) + 10
      advance(&line, to: start, with: "┄", crossing: "┼", .dim)
      line += StyledLine("┄ changed", .dim)
    }

    /// Returns the mark and a step's name.
    ///
    /// If the column is too narrow, the argument labels are left out, and if necessary the end.
    private func words(_ mark: String, of step: TraceStep, at column: Int, isLast: Bool) -> String {
      let room = max(1, end(of: step.part) - column - (step.part == .pages ? 0 : isLast ? 1 : 2))
      let names = isWide ? [step.name, step.shortName] : [step.shortName]
      let words = mark + (names.first { mark.count + $0.count <= room } ?? step.shortName)
      return words.count > room ? words.prefix(room - 1) + "…" : words
    }
  }
#endif

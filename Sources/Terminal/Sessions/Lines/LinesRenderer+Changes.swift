import Localization
import Presenting
import TextUI

extension LinesRenderer {
  /// The maximum number of texts that are repeated if nothing has changed.
  private static let mostSaidAgain = 4

  /// Renders the changes since a screen was printed; nil if the whole screen has to be printed.
  package func render(_ shown: ShownScreen, since printed: Printout) -> SafeText? {
    let now = printout(of: shown)
    // Something that was deleted has been restored, so print the whole screen.
    if printed.isOfSomethingGone, !now.isOfSomethingGone { return nil }
    let edits = shown.screen.list?.editsSince == nil ? nil : shown.edits
    let wayBack = shown.wayBack.map { [$0.words(in: language)] } ?? []
    let changes = wayBack + changes(from: printed.parts, to: now.parts, edits: edits)
    // Print the title only if it has changed.
    let title = shown.titleIsTold ? [] : [now.title]
    guard title.count + changes.count < now.lines.count else { return nil }
    var shown = shown
    shown.rowIsTold = shown.report?.row.map(now.hasRow) == true
    var news = changes + report(in: shown)
    if news.isEmpty, now.title == printed.title { news = unchangedLines(of: shown) }
    return SafeText(lines: title + news + [""])
  }

  /// Returns the lines to print if nothing has changed: an error, a few texts, or a remark.
  ///
  /// Errors and texts are repeated because the same thing may have happened again, such as a roll of the same number.
  private func unchangedLines(of shown: ShownScreen) -> [String] {
    let screen = shown.screen
    if screen.notice?.kind == .error { return notice(on: screen) }
    let texts = screen.elements.compactMap { element -> String? in
      guard case .text(let text, let tone) = element, tone != .quote else { return nil }
      return text.words(in: language)
    }
    let isShort = screen.list == nil && (1...Self.mostSaidAgain).contains(texts.count)
    return isShort ? texts : [words(.nothingChanged)]
  }

  /// Returns the lines that are new, changed or removed, and the changes of the rows.
  ///
  /// A removed line that was replaced is left out.
  private func changes(from old: [Printout.PrintedPart], to new: [Printout.PrintedPart], edits: [RowEdit]?) -> [String]
  {
    let difference = new.map(\.key).difference(from: old.map(\.key))
    let removals = Set(difference.removals.map(\.offset))
    let insertions = Set(difference.insertions.map(\.offset))
    var lines: [String] = []
    var rest = (old: 0..<old.count, new: 0..<new.count)
    while !rest.old.isEmpty || !rest.new.isEmpty {
      let removed = rest.old.prefix { removals.contains($0) }
      let inserted = rest.new.prefix { insertions.contains($0) }
      let replaced = inserted.count { new[$0].isText }
      let gone = removed.map { old[$0] }.filter(\.isText).dropFirst(replaced).compactMap(\.key)
      lines += inserted.flatMap { new[$0].lines } + gone.map(deletionLine(for:))
      rest = (rest.old[removed.endIndex...], rest.new[inserted.endIndex...])
      // Both begin with the same line now, or with rows.
      if let before = rest.old.popFirst(), let after = rest.new.popFirst(),
        case (.rows(let before), .rows(let after)) = (old[before], new[after])
      {
        lines += changes(from: before, to: after, edits: edits)
      }
    }
    return lines
  }

  private func deletionLine(for line: String) -> String {
    words(.edit(.deletion, Text(verbatim: String(line.drop { $0 == " " }))))
  }

  private func changes(from old: PrintedRows, to new: PrintedRows, edits: [RowEdit]?) -> [String] {
    guard new.subject == old.subject, new.page == old.page else { return new.lines }
    guard let edits = edits ?? new.edits(since: old) else {
      return new.rows == old.rows && new.summary == old.summary ? [] : new.lines
    }
    // If there are edits, the new summary follows from them.
    if edits.isEmpty, new.summary != old.summary { return [new.summary].compactMap(\.self) }
    let renumbered = edits.firstRenumbered(of: new.count).map { words(.renumbered(first: $0 + 1)) }
    return lines(for: edits.toldOnce) + (renumbered.map { [$0] } ?? [])
  }
}

extension [RowEdit] {
  /// These edits without the moves of rows that have also changed.
  ///
  /// The change is printed with the new number.
  fileprivate var toldOnce: [RowEdit] {
    let updated = Set(compactMap { $0.kind == .update ? $0.new : nil })
    return filter { $0.kind != .move || !updated.contains($0.new ?? -1) }
  }

  /// Returns the index of the first row that has stayed but has a different number now.
  ///
  /// The list has `count` rows.
  fileprivate func firstRenumbered(of count: Int) -> Int? {
    let structural = filter { $0.kind != .update }
    guard !structural.isEmpty else { return nil }
    let left = Set(structural.compactMap(\.old))
    let told = Set(structural.compactMap(\.new))
    var before = 0
    for index in 0..<count where !told.contains(index) {
      while left.contains(before) { before += 1 }
      if before != index { return index }
      before += 1
    }
    return nil
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

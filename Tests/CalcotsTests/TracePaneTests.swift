#if DEBUG
  import Sessions
  import TestSupport
  import Testing
  import calcots

  /// The trace in lanes.
  @Suite(.turnLimit)
  @MainActor
  struct TracePaneTests {
    private let pick: [TraceStep] = [
      TraceStep(call: "PeoplePickerView.pick"), TraceStep(call: "PeoplePickerViewModel.pick"),
      TraceStep(call: "PeoplePickerCoordinator.finish(with:)"), .pop("PeoplePickerView"),
      goesOn(TraceStep(call: "GroupView.add")), goesOn(TraceStep(call: "GroupViewModel.addMember")),
      TraceStep(call: "GroupInteractor.add(user:)"), TraceStep(call: "GroupDataProvider.apply(_:)"), .change,
      .drawing("GroupView"),
    ]

    private static func goesOn(_ step: TraceStep) -> TraceStep {
      var step = step
      step.goesOn = true
      return step
    }

    private func lines(_ keys: [TraceKey], columns: Int, rows: Int) -> [String] {
      TracePane(keys, columns: columns).lines(rows).map { line in
        line.cells.map(\.text).joined().replacing(/\ +$/, with: "")
      }
    }

    @Test func `the line for a call ends in the column INSIDE, or crosses to the column ELSEWHERE`() {
      #expect(
        lines([TraceKey("Enter", pick)], columns: 80, rows: 6) == [
          "────────────┬ screen ───────────┬ INSIDE ──────────────┬ ELSEWHERE ─────────────",
          "calçot      │  View ► ViewModel │  Interactor ► Store  │  Coordinator ► Pages",
          "─ Enter ────┼───────────────────┼──────────────────────┼────────────────────────",
          "PeoplePicker│  pick ► pick ─────┼──────────────────────┼► finish ► −PeoplePicker",
          "Group       │  …add ► addMember ┼► add ► apply         │",
          "            │  drawn ◄┄┄┄┄┄┄┄┄┄┄┼┄ changed             │",
        ])
    }

    @Test(arguments: [80, 109, 110, 130, 160], [4, 8, 19, 30])
    func `the pane fills its space exactly`(columns: Int, rows: Int) {
      let keys = Array(repeating: TraceKey("Enter", pick), count: 5)
      let lines = TracePane(keys, columns: columns).lines(rows)
      #expect(lines.count == rows)
      #expect(lines.allSatisfy { $0.columns == columns })
    }

    @Test func `in a wide terminal, each part has a column, and calls have their argument labels`() {
      let lines = lines([TraceKey("Enter", pick)], columns: 160, rows: 6)
      #expect(lines[3].contains("finish(with:) ─"))
      #expect(lines[4].contains("add(user:) ─"))
    }

    @Test func `when another key is pressed, the trace of earlier keys stays above`() {
      let lines = lines([TraceKey("r", [.drawing("DiceView")]), TraceKey("Enter", pick)], columns: 80, rows: 8)
      #expect(lines[2].hasPrefix("─ r ─"))
      #expect(lines[4].hasPrefix("─ Enter ─"))
    }

    @Test func `if rows do not fit, their number is shown`() {
      #expect(lines([TraceKey("Enter", pick)], columns: 80, rows: 5).last?.hasPrefix("  … 2 more") == true)
    }

    @Test func `if a sequence of steps is repeated, it is shown in one row with the number of repetitions`() {
      let fetch = [
        TraceStep(call: "GroupViewModel.fetchGroup()"), TraceStep(call: "GroupInteractor.fetchGroup()"),
        TraceStep(call: "GroupDataProvider.group(_:)"), .drawing("GroupView"),
      ]
      let rows = TraceRow.rows(of: fetch + fetch)
      #expect(rows.map(\.count) == [2, 1])
      #expect(rows.map { $0.steps.count } == [3, 1])
    }

    @Test func `a sequence that only repeats the beginning of an earlier sequence is not shown in a separate row`() {
      let fetch = [
        TraceStep(call: "GroupViewModel.fetchGroup()"), TraceStep(call: "GroupInteractor.fetchGroup()"),
        TraceStep(call: "GroupDataProvider.group(_:)"),
      ]
      #expect(TraceRow.rows(of: fetch + [.drawing("OtherView")] + fetch.prefix(2)).count == 2)
    }

    @Test func `a late answer is shown with its delay`() {
      var late = TraceStep.drawing("GroupView")
      late.delay = 13
      let lines = lines([TraceKey("r", [TraceStep(call: "GroupView.refresh"), late])], columns: 80, rows: 6)
      #expect(lines[4].contains("drawn 1.3 s later"))
    }

    @Test func `a command that calls the interactor and then the coordinator has two rows`() {
      let save = [
        TraceStep(call: "RenameGroupViewModel.save"), TraceStep(call: "RenameGroupInteractor.rename(to:)"),
        TraceStep(call: "RenameGroupCoordinator.finish()"),
      ]
      #expect(TraceRow.rows(of: save).map { $0.steps.count } == [2, 1])
    }

    @Test func `undo is shown in the column INSIDE, although no interactor is called`() {
      let undo = [
        TraceStep(call: "GroupView.undo"), TraceStep(call: "History.undo()"),
        TraceStep(call: "GroupDataProvider.apply(_:)"),
      ]
      #expect(
        lines([TraceKey("u", undo)], columns: 80, rows: 4)[3].contains("undo ────────────┼► History.undo ► apply"))
    }

    @Test func `in the MVC architecture, a line crosses the columns that stay empty`() {
      let open = [TraceStep(call: "NaiveGroupsView.rowSelected(_:)"), TraceStep.push("NaiveGroupView")]
      let line = lines([TraceKey("Enter", open)], columns: 120, rows: 4)[3]
      #expect(line.contains(/rowSelected(\(_:\))? ─+┼─+┼─+► \+Group/), "\(line)")
    }

    @Test func `in the MVC architecture, no view model is shown as the source of a change`() {
      let roll = [TraceStep(call: "NaiveDiceView.roll"), .change, .drawing("NaiveDiceView")]
      #expect(TraceRow.rows(of: roll).map(\.source) == [nil, nil])
    }

    @Test func `a step printed as a line names its kind in words, and is indented by its depth`() {
      #expect(
        pick.filter { $0.kind != .change }.map(\.line) == [
          "  PeoplePickerView.pick", "    PeoplePickerViewModel.pick",
          "      elsewhere: PeoplePickerCoordinator.finish(with:)", "        pages: pop PeoplePickerView",
          "  goes on: GroupView.add", "    goes on: GroupViewModel.addMember",
          "      inside: GroupInteractor.add(user:)",
          "        store: GroupDataProvider.apply(_:)", "  draw GroupView",
        ])
    }
  }
#endif

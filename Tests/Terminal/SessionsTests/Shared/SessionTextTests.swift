import Localization
import Presenting
import Sessions
import Testing
import TextUI
import TextUISupport

/// The texts of the sessions themselves.
struct SessionTextTests {
  private static let everySession: [SessionText] = [
    .find, .palette, .run, .runHelp, .back, .backHelp, .undo, .undoHelp, .nothingToUndo, .redo, .redoHelp,
    .nothingToRedo, .nowAt(row: 1), .undoWithCommand(name: "a"), .undoWithKey(label: "a"), .afterTab("a"),
    .notice(.info, "a"), .notice(.warning, "a"), .notice(.error, "a"), .retryWithCommand(name: "a"),
    .retryWithKey(label: "a"), .remedy(.chooseAnotherServer), .remedy(.chooseAnotherStore), .remedy(.prepareStore),
    .remedy(.retry), .didYouMean("a"),
  ]

  private static let lines: [SessionText] = [
    .hint, .commandsHere, .commandsEverywhere, .helpHelp, .helpShow, .helpSet, .helpMore, .helpQuit, .takesRow,
    .takesRows, .takesText, .takesField, .range(first: 1, last: 2), .notNow, .rowsShown(first: 1, last: 2, count: 3),
    .moreRows, .moreEdits(1), .moreEdits(2), .unknownCommand("a"), .unknownField("a"), .seeHelp, .needsNoArgument("a"),
    .needsChoice("a", choices: ["b", "c"]), .needsRow("a"), .needsField(["a", "b"]), .notJSON,
    .wrongType(key: "revision"), .wrongType(key: "rows"), .wrongType(key: "a"), .unknownKey("a", of: "b", keys: ["c"]),
    .needsKeys("a", keys: []), .needsKeys("a", keys: ["b", "c"]), .otherRevision(1, now: 2),
    .noSuchRow("9", count: 1), .noSuchRow("9", count: 2), .noSuchID("a"), .noRowNamed("a"), .rowsNamed("a", count: 2),
    .noRows, .noMoreRows, .noFields, .inputFailed(.closed), .lineTooLong(limit: 9), .notUTF8, .unanswered("a"),
    .pasteTooLong(limit: 9),
    .pasteNotUTF8, .backAt(row: 1, of: 2, "a"), .edit(.deletion, "a"), .edit(.insertion, "a"), .edit(.move, "a"),
    .edit(.update, "a"), .renumbered(first: 1), .otherRow(number: 1, "a"), .nothingChanged, .chosen,
    .choosing(name: "a"),
  ]

  private static let fullScreen: [FullScreenText] = [
    .keyUp, .keyDown, .keyHalfPageUp, .keyHalfPageDown, .keyPageUp, .keyPageDown, .keyFirst, .keyLast, .keyRow,
    .keyLess, .keyMore, .keyEnter, .keyNext,
    .keyPrevious, .keyOtherPane, .keyPalette, .keyBack, .keyLeave, .keyCopy, .keyFilter, .keyMark, .keyMarkRange,
    .keyMarkAll,
    .marked(1), .keyKeys, .keyRedraw, .keySuspend, .keyQuit, .keyLeft, .keyRight, .keyWordLeft, .keyWordRight,
    .keyHome, .keyEnd, .keyBackspace, .keyDelete, .keyDeleteWord, .keyDeleteNextWord, .keyDeleteToStart,
    .keyDeleteToEnd, .keysTitle, .keysHere, .keysEverywhere, .keysTyping, .keysSigns, .signFocus, .signSelected,
    .signMarked, .signGone, .sign(.new), .sign(.moved), .sign(.updated), .footAllRows, .footChange,
    .footClose,
    .footFilter, .footLeaveField, .footNext, .footToList, .footOtherPane, .nothingOpen, .footQuit, .footScroll,
    .footSwitch,
    .copied, .linkCopied("a"), .tooLongToCopy, .howToQuit, .position(1, count: 2, total: 3), .needsRow("a"),
    .noMatch(filter: "a"), .working, .tooSmall(columns: 1, rows: 2), .noSuchKey("x"), .selectedNow("a"), .markedNow(2),
    .otherCommand(key: "x"), .pressAgain(key: "x", "a"),
  ]

  @Test func `every text of a session matches its recording in every language`() {
    let texts = (Self.everySession + Self.lines).map { Text($0) } + Self.fullScreen.map { Text($0) }
    #expect(RecordedText.complaint(about: texts, recordedIn: "Texts.txt") == nil)
  }
}

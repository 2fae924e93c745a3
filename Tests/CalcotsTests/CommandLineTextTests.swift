import DataProviders
import Localization
import Models
import Sessions
import TerminalDriver
import Testing
import TextUISupport
import calcots

/// The texts of the command line and of its help.
@MainActor
struct CommandLineTextTests {
  private static let mistakes: [UsageError] = [
    .badName(.blank), .badSeed("a"), .badServer(.notAnAddress), .badServer(.hasCredentials), .badServer(.hasPath),
    .badServer(.notHTTPS),
    .badStoreAddress, .badVariable(.store, .unexpected("a")), .copyNeedsServer(from: "a", to: "b"), .copyNeedsTwo,
    .hasNoAlternatives, .missingValue("a"),
    .notUTF8("a"), .onlyMatchesPrompt, .onlyMatchesWarn, .onlyPrepareHasSamples,
    .optionAsValue("a", "b"),
    .plainAndJSON, .repeated("a"),
    .resumesOrOpens("a"), .traceNeedsDebugBuild, .unexpected("a"), .unexpectedValue("a"), .unknownArchitecture("a"),
    .unknownLanguage("a"),
    .unknownOption("a", nearest: nil), .unknownPath("a", nearest: nil), .unknownShell("a"),
    .unknownTopic("a", nearest: nil),
  ]

  private static let commandLine: [CommandLineText] =
    mistakes.map { .mistake($0) } + [
      .seeHelp, .copied(1), .copied(2), .storeMade(path: "a"), .emptyStoreMade(path: "a"), .storePrepared(path: "a"),
      .named("a"), .storeInMemory, .sampleReplies, .noHome, .tooFewFiles,
      .lastRunInOtherStore, .notRemembered(.notAFile(path: "a")),
      .notRemembered(.notWritten(path: "a", .denied)), .outputClosed, .outputFull, .outputFailed(.closed),
    ]

  private static let help: [HelpText] =
    [
      .usage, .paths, .commands, .options, .variables, .files, .statuses, .examples, .commandsOf("a"), .name,
      .moreHelp, .ownStore, .lastPath, .settings, .accounts, .cardCount, .reply, .profile, .exampleHome, .exampleResume,
      .exampleSeed,
      .exampleArchitecture, .exampleSettings, .exampleAddBook, .exampleMemory, .exampleAddMember, .exampleLines,
      .exampleReplies, .nameTitle, .synopsisTitle, .synopsis, .description, .onTerminal, .inPipe, .forPrograms,
      .screens, .everywhere, .user, .onAccessibility, .accessibility, .forReaders, .cursor, .withoutColor,
      .aboutSettings,
      .makingSettings,
    ]
    + Subcommand.allCases.filter { ![.manual, .config].contains($0) }.map { .argument($0) }
    + OptionValue.allCases.map { .value($0) }
    + Subcommand.allCases.map { .command($0) } + CommandLineOption.allCases.map { .option($0) }
    + Variable.allCases.map { .variable($0) } + ExitStatus.allCases.map { .status($0) }

  private static let settings: [SettingsText] =
    [
      .aboutKeys, .aboutBackground, .aboutColors, .aboutLight, .aboutDark, .line(1), .more(1), .more(2), .alsoWrong(1),
      .alsoWrong(2),
    ]
    + Theme.Role.allCases.map { .role($0) }
    + [
      .unreadable(path: "a", .denied), .notAFile, .notUTF8, .notJSON, .tooLarge(limit: 1), .repeated("a"),
      .unknownSetting("a", nearest: nil),
      .unknownCommand("a", nearest: nil), .unknownRole("a", nearest: nil), .notAGroup("a"), .notAKey("a"),
      .takenKey("a", by: "b"), .notALook("a", nearest: nil), .notABackground("a"),
    ].map { .mistake($0) }

  @Test func `every text of the command line, of help and of the settings matches its recording in every language`() {
    let texts = Self.commandLine.map { Text($0) } + Self.help.map { Text($0) } + Self.settings.map { Text($0) }
    #expect(RecordedText.complaint(about: texts, recordedIn: "Texts.txt") == nil)
  }
}

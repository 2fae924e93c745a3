import Fakes
import Localization
import Models
import Presenting
import Testing
import TextUISupport
import Texts

/// The texts of the apps that no screen of the gallery shows; the gallery's own test has the others.
struct TextTableTests {
  private static let errors: [[any PresentableError]] = [
    ErrorCodeTests.codes.map(\.0), FeatureTextTests.errors, RepliesError.samples,
    GroupCategory.allCases.map { GroupsError.isAlready($0, person: "A", group: "B") },
    GroupCategory.allCases.map { GroupsError.isAlready($0, person: nil, group: "B") },
    [GroupsError.onlyMembers(group: "A")],
    [GroupsError.changedSince, GroupsError.nameUnchanged, GroupsError.renamedSince("A"), BooksError.changedSince],
    [InvalidAccountName.blank, InvalidAccountName.user, InvalidAccountName.host],
  ]

  private static let store: [StoreText] = [
    .notLive(since: "12:00"), .lost(StoreError(.replaced, path: "a")), .startedOver(path: "a"),
  ]

  private static let books: [[BooksText]] = [
    [
      .path, .addPath, .bookPath, .added(book: "A"), .deleteTitle, .deleteMessage(books: ["A", "B"]), .allKnown,
      .noneKnown, .cardsLearnt, .cardsForgotten,
    ],
    [1, 2].map { .knownCards($0, of: $0) }, [1, 2].map { .learnt(cards: $0, book: "A") },
    [1, 2].map { .forgotten(cards: $0, book: "A") }, names.map { .deleted(books: $0) },
  ]

  private static let groups: [[GroupsText]] = [
    [
      .path, .groupPath, .pickerPath, .invitePath, .renamePath, .inviteTitle, .created(group: "A"),
      .added(people: ["A"], to: "B"),
      .removeTitle,
      .renameTitle(group: "A"),
    ],
    [.removeMessage(people: ["A", "B"]), .renamed(group: "A", to: "B"), .noMatch(filter: "a"), .notSearchedYet],
    GroupCategory.allCases.map { .noGroups($0) },
    [.declineTitle, .leaveTitle, .newsPath],
    [
      .people(members: 2, invited: 0, .joined), .people(members: 2, invited: 0, .suggested),
      .personInvited(people: ["A"], to: "B"),
    ],
    GroupCategory.allCases.map { .people(members: 2, invited: 1, $0) }, GroupCategory.allCases.map { .onlyFrom($0) },
    [
      .you, .onlyMembers, .leaveOneTitle, .leaveOneMessage(group: "A"), .leftToOthers(group: "A"),
      .leftAndDeleted(group: "A"), .groupDeleted,
    ],
    ["B", nil].flatMap {
      [
        .invitedTo(group: "A", by: $0), .invitationWithdrawn(group: "A", by: $0), .addedTo(group: "A", by: $0),
        .removedFrom(group: "A", by: $0),
      ]
    },
    [1, 2].map { .newsCount($0) },
    [.declineMessage(groups: ["A", "B"]), .leaveMessage(groups: ["A", "B"])],
    names.map { .accepted(groups: $0) }, names.map { .declined(groups: $0) }, names.map { .joined(groups: $0) },
    names.map { .left(groups: $0) }, names.map { .removed(people: $0, from: "C") },
    names.map { .withdrawn(people: $0, from: "C") }, names.map { .groupsDeleted($0) },
  ]

  private static let matches: [MatchesText] = [
    .path, .settingsPath, .removals([1, 2]), .settingsKept, .computerLost, .warningTitle, .warningMessage,
    .warningConfirm,
  ]

  private static let replies: [[RepliesText]] = [
    [
      .path, .userPath, .noneSoFar, .noneLoaded, .textCut(limit: 9), .lastSoFar, .link("a"), .rateLimitedUntil("12:00"),
    ],
    [1, 2].map { .noRepliesSoFar(posts: $0) }, [1, 2].map { .nothingNew(posts: $0) },
    [1, 2].map { .lookingThrough(posts: $0) }, [1, 2].map { .replyCountSoFar($0) },
    [1, 2].map { .hiddenReplies($0) }, [1, 2].map { .unknownReplies(posts: $0) },
  ]

  private static let names: [[String]] = [["A"], ["A", "B"]]

  @Test func `texts outside the screens match their recording in every language`() {
    let texts = [
      Self.errors.joined().map(\.text), Self.store.map { Text($0) }, Self.books.joined().map { .books($0) },
      Self.groups.joined().map { .groups($0) }, Self.matches.map { .matches($0) },
      Self.replies.joined().map { .replies($0) },
      [
        Text(DiceText.path), Text(HomeText.path), .shared(.undone("a")), .shared(.undoDropped("a", because: "b")),
        .shared(.redoDropped("a", because: "b")),
      ],
    ]
    #expect(RecordedText.complaint(about: texts.flatMap(\.self), recordedIn: "Texts.txt") == nil)
  }
}

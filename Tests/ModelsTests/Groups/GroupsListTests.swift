import Models
import Testing

struct GroupsListTests {
  private static let older = Invitation(number: 3, group: "Owls", by: nil)
  private static let newer = Invitation(number: 5, group: "Larks", by: User(id: "1", firstName: "Anna", lastName: ""))

  private static func list(_ invitation: Invitation?) -> GroupsList {
    GroupsList(groups: [], groupsCategory: .joined, newestInvitation: invitation)
  }

  @Test(
    arguments: [
      (nil, list(newer), nil), (list(nil), list(newer), newer), (list(older), list(newer), newer),
      (list(newer), list(newer), nil), (list(newer), list(older), nil), (list(older), list(nil), nil),
    ] as [(GroupsList?, GroupsList, Invitation?)])
  func `an invitation is news if it has come since the list before`(
    before: GroupsList?, list: GroupsList, news: Invitation?
  ) {
    #expect(list.following(before).news == news)
  }

  @Test func `a restored invitation is not news`() {
    let declined = Self.list(Self.older).following(Self.list(Self.newer))
    #expect(Self.list(Self.newer).following(declined).news == nil)
  }
}

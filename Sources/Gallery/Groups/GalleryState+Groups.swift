import Changes
import Fakes
import Models
import Navigation
import Sessions
import TextViews
import ViewModels

/// The states of the groups overview and of the news screen.
extension GalleryState {
  nonisolated static let groups = [
    GalleryState("groups/loaded") { [homePage, groupsPage] },
    GalleryState("groups/invited") { [homePage, groupsPage(of: [.sampleInvited], in: .invited)] },
    GalleryState("groups/suggested") { [homePage, groupsPage(of: [.sampleSuggested], in: .suggested)] },
    GalleryState("groups/news") {
      [homePage, groupsPage(.loaded(GroupsList(groups: someGroups, groupsCategory: .joined, unreadNews: 2)))]
    },
    GalleryState("groups/loading") { [homePage, groupsPage(.loading(last: nil))] },
    GalleryState("groups/empty") { [homePage, groupsPage(of: [])] },
    GalleryState("groups/failed") { [homePage, groupsPage(.failed(storeIsBusy, last: nil))] },
    GalleryState("groups/failedWithRows") { [homePage, groupsPage(.failed(storeIsBusy, last: list(of: someGroups)))] },
    GalleryState("groups/long") {
      [groupsPage(of: groups(named: [String(repeating: "long name ", count: 20), "short"]))]
    },
    GalleryState("groups/hostile") {
      [
        groupsPage(
          of: groups(named: ["\u{1B}[2J\u{1B}[31mred", "two\r\nlines\u{7}", "\u{202E}reversed", "a\u{200B}b"]))
      ]
    },
    GalleryState("groups/scripts") { [groupsPage(of: groups(named: scripts))] },
    GalleryState("groups/keys", keys: [.character("?")]) { [homePage, groupsPage] },
    GalleryState("groups/prompt", keys: .typing("cNight Owls")) { [homePage, groupsPage] },
    GalleryState("groups/filter", keys: .typing("/group 1")) { [homePage, groupsPage] },
    GalleryState("groups/marked", keys: .typing("  ")) { [homePage, groupsPage] },
    GalleryState("groups/noMatch", keys: .typing("/z") + [.enter, .enter]) { [homePage, groupsPage] },
    GalleryState("groups/refused", keys: .typing("a")) { [homePage, groupsPage] },

    GalleryState("news/loaded") { [homePage, groupsPage, newsPage(.loaded(.sample))] },
    GalleryState("news/loading") { [groupsPage, newsPage(.loading(last: nil))] },
    GalleryState("news/empty") { [groupsPage, newsPage(.loaded(NewsList(news: [], readNumber: 0)))] },
    GalleryState("news/failed") { [groupsPage, newsPage(.failed(storeIsBusy, last: nil))] },
    GalleryState("news/long") { [groupsPage, newsPage(.loaded(longNews))] },
    GalleryState("news/hostile") { [groupsPage, newsPage(.loaded(hostileNews))] },
  ]

  nonisolated private static let storeIsBusy = GroupsError.store(StoreError(.busy, path: "/home/anna/groups.sqlite"))
  nonisolated private static let someGroups =
    [.sample, .sampleEmpty] + (3...14).map { GroupSummary(id: "\($0)", name: "Group \($0)", memberCount: 1) }
  nonisolated private static let scripts = [
    "左京読書会", "מקהלת הנמל", "جوقة الميناء", "e\u{301}te\u{301}", "नमस्ते", "한국어", String(repeating: "漢", count: 60),
  ]

  nonisolated private static let longNews = NewsList(
    news: (1...NewsList.limit).reversed().map {
      News(number: $0, .added, in: "1", named: "Group \($0)", by: .sample, at: WallClock.sample.now)
    },
    readNumber: 90)
  nonisolated private static let hostileNews = NewsList(
    news: HostileText.allCases.enumerated().map { number, text in
      let actor = User(id: "1", firstName: text.rawValue, lastName: "")
      return News(number: number + 1, .removed, in: "1", named: text.rawValue, by: actor, at: WallClock.sample.now)
    }.reversed(),
    readNumber: 0)

  nonisolated private static func groups(named names: [String]) -> [GroupSummary] {
    names.enumerated().map { GroupSummary(id: "\($0)", name: $1, memberCount: 1) }
  }

  nonisolated private static func list(of groups: [GroupSummary], in category: GroupCategory = .joined) -> GroupsList {
    GroupsList(groups: groups, groupsCategory: category)
  }

  /// The overview with some groups.
  static var groupsPage: any AnyPage { groupsPage(of: someGroups) }

  private static func groupsPage(of groups: [GroupSummary], in category: GroupCategory = .joined) -> any AnyPage {
    groupsPage(.loaded(list(of: groups, in: category)))
  }

  private static func newsPage(_ news: LoadState<NewsList, GroupsError>) -> any AnyPage {
    let interactor = NewsFakeInteractor()
    interactor.news = news
    return Page(NewsView.self, NewsViewModel(interactor: interactor, coordinator: NewsFakeCoordinator()))
  }

  private static func groupsPage(_ groupsList: LoadState<GroupsList, GroupsError>) -> any AnyPage {
    let interactor = GroupsFakeInteractor()
    interactor.groupsList = groupsList
    return Page(GroupsView.self, GroupsViewModel(interactor: interactor, coordinator: GroupsFakeCoordinator()))
  }
}

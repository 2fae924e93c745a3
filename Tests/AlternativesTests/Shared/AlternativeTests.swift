import Alternatives
import Fakes
import Localization
import Models
import Navigation
import Presenting
import Sessions
import Testing
import TextUI
import Texts

struct AlternativeTests {
  @Test(arguments: Alternative.allCases)
  func `the screen shows why the groups could not be fetched`(alternative: Alternative) async {
    let provider = GroupFakeDataProvider()
    let navigation = NavigationController()
    let failure = GroupsError.store(StoreError(.busy, path: "x"))
    provider.failure = failure
    alternative.showGroups(on: navigation, dataProvider: provider)
    await navigation.settle()
    #expect(navigation.top?.screen.notice?.text == .shared(.fetchFailed(failure.text)))
  }
}

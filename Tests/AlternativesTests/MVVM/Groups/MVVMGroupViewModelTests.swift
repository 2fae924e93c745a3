import Alternatives
import Changes
import Fakes
import Localization
import Models
import Presenting
import Testing
import Texts

struct MVVMGroupViewModelTests {
  private func viewModel(
    of group: Group.ID, onRename: @escaping () -> Void = {}, onClose: @escaping () -> Void = {}
  ) -> MVVMGroupViewModel {
    MVVMGroupViewModel(group: group, dataProvider: GroupFakeDataProvider(), onRename: onRename, onClose: onClose)
  }

  @Test func `a group cannot be renamed until it has been fetched`() async {
    let viewModel = viewModel(of: Group.sample.id)
    #expect(viewModel.name == .groups(.group))
    #expect(viewModel.renameDisabledReason == .shared(.notLoaded))
    await viewModel.fetchGroup()
    #expect(viewModel.name == Text(verbatim: Group.sample.name))
    #expect(viewModel.people == Group.sample.participants)
    #expect(viewModel.content == .loaded(.groups(.people(members: 3, invited: 0, .joined))))
    #expect(viewModel.renameDisabledReason == nil && !viewModel.isGone)
  }

  @Test func `a group can have a single member`() async {
    let viewModel = viewModel(of: Group.sampleEmpty.id)
    await viewModel.fetchGroup()
    #expect(viewModel.content == .loaded(.groups(.people(members: 1, invited: 0, .joined))))
  }

  @Test func `a deleted group cannot be renamed`() async {
    let viewModel = viewModel(of: "99")
    await viewModel.fetchGroup()
    #expect(viewModel.isGone)
    #expect(viewModel.notice == Notice(.error, .groups(.groupGone)))
    #expect(viewModel.renameDisabledReason == .groups(.groupGone))
  }

  @Test func `the commands that rename and close call the closures given to the view model`() {
    var calls: [String] = []
    let viewModel = viewModel(
      of: Group.sample.id, onRename: { calls.append("rename") }, onClose: { calls.append("close") })
    viewModel.rename()
    viewModel.close()
    #expect(calls == ["rename", "close"])
  }
}

import Coordinators
import Fakes
import Foundation
import Models
import TestSupport
import Testing
import TextUISupport

@Suite(.turnLimit)
struct GroupOwnershipTests {
  /// The pages show these arrows in `Docs/Pictures/ownership.svg`, which `Scripts/teach/pictures` compares with them.
  @Test func `the page owns the view model, which owns the interactor and the coordinator`() async {
    let app = App(at: "groups/\(Group.sample.id)")
    await app.settle()
    let text = Ownership(ofTopOf: app).lines.map { $0 + "\n" }.joined()
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Ownership.txt").path
    #expect(RecordedText.complaint(about: text, recordedIn: file) == nil)
  }
}

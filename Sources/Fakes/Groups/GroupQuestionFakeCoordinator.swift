import Models
import ViewModels

/// A fake coordinator for a question about a group: records the answer and shows nothing.
package final class GroupQuestionFakeCoordinator: Fake<GroupQuestionFakeCoordinator.Call>,
  GroupQuestionCoordinatorProtocol
{
  package enum Call: Equatable {
    case finish([Group]?)
  }

  package func finish(with groups: [Group]?) { record(.finish(groups)) }
}

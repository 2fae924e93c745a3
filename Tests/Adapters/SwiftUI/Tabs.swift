import Coordinators
import Models
import Observation
import TextUI

/// One stack per tab; a jump from one into another is a deep link.
@Observable
final class Tabs {
  var selected = AppName.groups
  private let stacks = Dictionary(uniqueKeysWithValues: AppName.allCases.map { ($0, NavigationController()) })

  func stack(of tab: AppName) -> NavigationController? { stacks[tab] }

  func jump(to route: Route, _ services: Services) async {
    guard let tab = route.app, let stack = stacks[tab] else { return }
    stack.popAll()
    route.show(on: stack, services)
    selected = tab
    await stack.follow(route.lines)
  }
}

extension NavigationController {
  /// Follows the rest of a link: gives each line to the screen on top, once that has no unfinished work.
  func follow(_ lines: [String]) async {
    for line in lines {
      while top?.work.isBusy == true {
        await withCheckedContinuation { change in
          withObservationTracking {
            _ = top?.work.isBusy
          } onChange: {
            change.resume()
          }
        }
      }
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      if words.first == "set" {
        try? await top?.screen.fields.first { $0.name == words[1] }?.fill(with: words[2])
      } else if let command = top?.screen.commands.first(where: { $0.name == line }),
        case .nothing(let action) = command.action
      {
        top?.work.run(action, (), in: history)
      }
    }
  }

  /// The link to the screen on top; if there is none, that to the nearest one below.
  var link: String {
    let screens = stack.map(\.screen).prefix(while: \.opensByPath)
    return (screens.map(\.path) + [screens.last?.tab ?? ""]).filter { !$0.isEmpty }.joined(separator: "/")
  }
}

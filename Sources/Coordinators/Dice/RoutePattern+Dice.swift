import Texts

nonisolated extension RoutePattern {
  static let dice = [
    screen("dice", .dice(.path)) { _, place, services in DiceCoordinator.show(on: place, services) }
  ]
}

import Coordinators
import Fakes
import Models
import TestSupport

extension Services {
  /// Fake providers of their own, and this randomness.
  @MainActor static func sample(random: any RandomSource = GeneratedRandom(seed: 1)) -> Services {
    Services(
      groups: GroupFakeDataProvider(), books: BookFakeDataProvider(), replies: RepliesFakeDataProvider(),
      random: random, wallClock: .sample, clock: ImmediateClock())
  }
}

import TestSupport
import Testing

/// The objects that a lifetime watches.
@MainActor
struct WatchedObjectsTests {
  private final class Whole {
    var part: Part? = Part()
    var action: () -> Void = {}
  }

  private final class Part {}

  @Test func `an object that outlives its owner is reported by name`() throws {
    var whole: Whole? = Whole()
    let lifetime = Lifetime(of: whole)
    #expect(lifetime.all == ["Whole", "Part"])
    let part = try #require(whole?.part)
    whole = nil
    withExtendedLifetime(part) { #expect(lifetime.alive == ["Part"]) }
  }

  @Test func `objects that are excluded as shared are not watched`() throws {
    let whole = Whole()
    #expect(Lifetime(of: whole, except: [try #require(whole.part)]).all == ["Whole"])
  }

  @Test func `objects that only a closure holds are not found`() throws {
    let whole = Whole()
    let part = try #require(whole.part)
    whole.action = { withExtendedLifetime(part) {} }
    whole.part = nil
    #expect(Lifetime(of: whole).all == ["Whole"])
  }
}

import Models
import Testing

struct MatchSettingsTests {
  @Test func `the first game has 18 matches, a maximum of 3, and the dumb engine`() {
    let settings = MatchSettings()
    #expect(settings.initialCount == 18)
    #expect(settings.removeMax == 3)
    #expect(settings.strategy == .dumb)
  }

  @Test(arguments: [11, 25, 0, -1, Int.max])
  func `an initial number outside the range from 12 to 24 is refused`(count: Int) {
    var settings = MatchSettings()
    #expect(throws: MatchError.badInitialCount(range: 12...24)) { try settings.setInitialCount(count) }
    #expect(settings == MatchSettings())
  }

  @Test(arguments: [0, 4, -1, Int.max])
  func `a maximum outside the range from 1 to 3 is refused`(count: Int) {
    var settings = MatchSettings()
    #expect(throws: MatchError.badRemoveMax(range: 1...3)) { try settings.setRemoveMax(count) }
    #expect(settings == MatchSettings())
  }

  @Test(
    arguments: [
      ((5, 4), (5, 4)), ((5, 5), (5, 3)), ((5, 0), (5, 3)), ((0, 5), (18, 5)), ((-1, 18), (18, 3)), ((4, 9), (4, 3)),
      ((3, 9), (3, 2)), ((3, 1), (3, 1)), ((2, 0), (2, 1)), ((1, 0), (1, 1)), ((1, 3), (1, 1)),
      ((.max, .max), (.max, 3)), ((.max, .max - 1), (.max, .max - 1)),
    ] as [((Int, Int), (Int, Int))])
  func `any numbers in the settings give a maximum of at least 1, and below the initial number if possible`(
    chosen: (Int, Int), expected: (Int, Int)
  ) {
    let settings = MatchSettings(initialCount: chosen.0, removeMax: chosen.1, strategy: .smart)
    #expect((settings.initialCount, settings.removeMax) == expected)
    #expect(settings.strategy == .smart)
  }

  @Test func `a game always starts with more matches than can be taken at once`() {
    #expect(MatchSettings.initialCounts.lowerBound > MatchSettings.removeLimits.upperBound)
  }

  @Test(arguments: [(3, [13, 17, 21]), (2, [13, 16, 19, 22]), (1, [13, 15, 17, 19, 21, 23])])
  func `against the smart engine, the user cannot win from a losing number`(removeMax: Int, lost: [Int]) throws {
    for strategy in MatchStrategy.allCases {
      let found = try MatchSettings.initialCounts.filter { count in
        var settings = MatchSettings()
        try settings.setInitialCount(count)
        try settings.setRemoveMax(removeMax)
        settings.strategy = strategy
        return settings.isLostForUser
      }
      #expect(found == (strategy == .smart ? lost : []))
    }
  }
}

import Foundation
import Testing

/// Expects that work on `bytes` of text takes about four times as long as on a quarter; quadratic work would take sixteen.
///
/// It compares processor times of the calling thread, which other programs do not prolong, and tries again if one of them
/// is disturbed.
package func expectLinearTime(
  _ bytes: Int, repeating piece: String, sourceLocation: SourceLocation = #_sourceLocation, work: (String) -> Void
) {
  let count = bytes / piece.utf8.count
  let short = String(repeating: piece, count: count / 4)
  let long = String(repeating: piece, count: count)
  var ratios: [Int64] = []
  repeat {
    // Below a tenth of a millisecond there is nothing to compare.
    ratios.append(processorTime { work(long) } / max(100_000, processorTime { work(short) }))
  } while ratios.last.map { $0 >= 9 } == true && ratios.count < 10
  #expect(ratios.contains { $0 < 9 }, "4 times the text took \(ratios) times as long", sourceLocation: sourceLocation)
}

/// The nanoseconds of processor time that the calling thread needs.
private func processorTime(_ work: () -> Void) -> Int64 {
  func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
  let start = now()
  work()
  return now() - start
}

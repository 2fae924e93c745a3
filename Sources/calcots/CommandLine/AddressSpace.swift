import CHeap
import Foundation

/// The addresses that the process may use, of which `ulimit -v` limits the number.
nonisolated enum AddressSpace {
  /// The most threads of a run, and what the stack of each takes, in bytes.
  private static let threads = 8, stack = 8 << 20

  /// Returns whether there is room for the threads of a run; libdispatch tries for ever to start one for which there is none.
  ///
  /// To be called before there are threads: they then share one heap, instead of each reserving 64 MB.
  static func makeRoomForThreads() -> Bool {
    #if canImport(Glibc)
      mallopt(M_ARENA_MAX, 1)
    #endif
    let size = threads * stack
    guard let room = mmap(nil, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), room != MAP_FAILED else {
      return false
    }
    munmap(room, size)
    return true
  }
}

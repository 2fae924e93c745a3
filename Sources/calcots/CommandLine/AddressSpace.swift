import Foundation

/// The addresses that the process may use, of which `ulimit -v` limits the number.
nonisolated enum AddressSpace {
  /// Whether there is room for the threads of a run: libdispatch tries for ever to start one for which there is none.
  static var holdsThreads: Bool {
    // For each of them a stack, and the heap that the C library reserves.
    let size = 8 * (8 + 64) << 20
    guard let room = mmap(nil, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), room != MAP_FAILED else {
      return false
    }
    munmap(room, size)
    return true
  }
}

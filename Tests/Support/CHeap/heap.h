// Swift's modules of the C libraries leave their headers of the heap out.
#if defined(__APPLE__)
#include <malloc/malloc.h>
#else
#include <malloc.h>
#endif

/// The bytes of the heap that are in use now.
static inline long bytesInUse(void) {
#if defined(__APPLE__)
  return mstats().bytes_used;
#else
  struct mallinfo2 heap = mallinfo2();
  return heap.uordblks + heap.hblkhd;
#endif
}

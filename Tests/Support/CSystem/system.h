// What Swift's modules of the C libraries leave out.
#include <sys/socket.h>
#if defined(__APPLE__)
#include <fcntl.h>
#include <malloc/malloc.h>
#else
#include <malloc.h>
#include <sys/syscall.h>
#include <unistd.h>
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

/// Accepts a connection that programs started from now on do not inherit; negative on failure.
static inline int acceptPrivately(int listener) {
#if defined(__APPLE__)
  int connection = accept(listener, NULL, NULL);
  fcntl(connection, F_SETFD, FD_CLOEXEC);
  return connection;
#else
  return (int)syscall(SYS_accept4, listener, NULL, NULL, SOCK_CLOEXEC);
#endif
}

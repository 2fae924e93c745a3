// Swift's module of the C library lacks this header, with mallopt().
#ifdef __linux__
#include <malloc.h>
#endif

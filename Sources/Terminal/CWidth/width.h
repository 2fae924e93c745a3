// The C library provides this function, but its header declares it only under a feature macro that Swift does not set.
#include <wchar.h>

int wcwidth(wchar_t character);

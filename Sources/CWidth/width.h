// The C library has this function, but its header shows it only under a feature macro that Swift's import does not set.
#include <wchar.h>

int wcwidth(wchar_t character);

// The functions that ask terminfo; its own header defines a macro for each capability, with names such as `columns`.
int setupterm(const char *terminal, int file, int *result);
int tigetnum(const char *capability);
int tigetflag(const char *capability);
char *tigetstr(const char *capability);

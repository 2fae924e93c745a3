// The functions that ask terminfo; its own header defines a macro for each capability, with names such as `columns`.
struct term;
struct term *set_curterm(struct term *terminal);
int del_curterm(struct term *terminal);
int setupterm(const char *terminal, int file, int *result);
int tigetnum(const char *capability);
int tigetflag(const char *capability);
char *tigetstr(const char *capability);

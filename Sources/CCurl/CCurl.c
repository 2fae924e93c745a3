#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>

#ifdef __APPLE__
#define LIBRARY "libcurl.4.dylib"
#else
#define LIBRARY "libcurl.so.4"
#endif

enum { info_status = 0x200002, info_private = 0x100015, message_done = 1, global_default = 3 };

struct message {
  int kind;
  void *easy;
  union {
    void *whatever;
    int code;
  } data;
};

static int (*global_init)(long);
static void *(*easy_init)(void);
static void (*easy_cleanup)(void *);
static int (*easy_setopt)(void *, int, ...);
static int (*easy_getinfo)(void *, int, ...);
static const char *(*easy_strerror)(int);
static void *(*slist_append)(void *, const char *);
static void (*slist_free_all)(void *);
static void *(*multi_init)(void);
static int (*multi_cleanup)(void *);
static int (*multi_add_handle)(void *, void *);
static int (*multi_remove_handle)(void *, void *);
static int (*multi_perform)(void *, int *);
static int (*multi_poll)(void *, void *, unsigned int, int, int *);
static int (*multi_wakeup)(void *);
static struct message *(*multi_info_read)(void *, int *);

static const char *failure;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    failure = dlerror();
    return;
  }
  struct {
    void *function;
    const char *name;
  } symbols[] = {
    {&global_init, "curl_global_init"},
    {&easy_init, "curl_easy_init"},
    {&easy_cleanup, "curl_easy_cleanup"},
    {&easy_setopt, "curl_easy_setopt"},
    {&easy_getinfo, "curl_easy_getinfo"},
    {&easy_strerror, "curl_easy_strerror"},
    {&slist_append, "curl_slist_append"},
    {&slist_free_all, "curl_slist_free_all"},
    {&multi_init, "curl_multi_init"},
    {&multi_cleanup, "curl_multi_cleanup"},
    {&multi_add_handle, "curl_multi_add_handle"},
    {&multi_remove_handle, "curl_multi_remove_handle"},
    {&multi_perform, "curl_multi_perform"},
    {&multi_poll, "curl_multi_poll"},
    {&multi_wakeup, "curl_multi_wakeup"},
    {&multi_info_read, "curl_multi_info_read"},
  };
  for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
    void *found = dlsym(library, symbols[i].name);
    if (!found) {
      failure = dlerror();
      return;
    }
    *(void **)symbols[i].function = found;
  }
  int code = global_init(global_default);
  if (code) failure = easy_strerror(code);
}

const char *ccurl_load(void) {
  pthread_once(&once, load);
  return failure;
}

void *ccurl_easy_init(void) { return easy_init(); }

void ccurl_easy_cleanup(void *easy) { easy_cleanup(easy); }

int ccurl_easy_set_long(void *easy, enum ccurl_option option, long value) { return easy_setopt(easy, option, value); }

int ccurl_easy_set_pointer(void *easy, enum ccurl_option option, const void *value) {
  return easy_setopt(easy, option, value);
}

int ccurl_easy_set_sink(void *easy, enum ccurl_option option, ccurl_sink sink) {
  return easy_setopt(easy, option, sink);
}

long ccurl_easy_status(void *easy) {
  long status = 0;
  easy_getinfo(easy, info_status, &status);
  return status;
}

void *ccurl_easy_private(void *easy) {
  void *context = NULL;
  easy_getinfo(easy, info_private, &context);
  return context;
}

const char *ccurl_easy_words(int code) { return easy_strerror(code); }

void *ccurl_slist_append(void *list, const char *line) { return slist_append(list, line); }

void ccurl_slist_free(void *list) { slist_free_all(list); }

void *ccurl_multi_init(void) { return multi_init(); }

void ccurl_multi_cleanup(void *multi) { multi_cleanup(multi); }

int ccurl_multi_add(void *multi, void *easy) { return multi_add_handle(multi, easy); }

int ccurl_multi_remove(void *multi, void *easy) { return multi_remove_handle(multi, easy); }

int ccurl_multi_perform(void *multi) {
  int running;
  return multi_perform(multi, &running);
}

int ccurl_multi_wait(void *multi, int milliseconds) { return multi_poll(multi, NULL, 0, milliseconds, NULL); }

int ccurl_multi_wakeup(void *multi) { return multi_wakeup(multi); }

void *ccurl_multi_next_ended(void *multi, int *code) {
  int left;
  struct message *message;
  while ((message = multi_info_read(multi, &left))) {
    if (message->kind != message_done) continue;
    *code = message->data.code;
    return message->easy;
  }
  return NULL;
}

#include <curl/curl.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <stdbool.h>
#include <sys/socket.h>

// The functions of libcurl, which is loaded when the first client is made: with the 25 libraries that it needs, loading it
// would take a third of each start. Besides, Swift cannot import functions with variable arguments, nor options that not
// every version has.

/// A function of libcurl, with the type that its header declares.
#define CCURL(function) ((__typeof__(function) *)dlsym(RTLD_DEFAULT, #function))

/// Loads libcurl unless it is loaded, and returns whether it has the functions below; to be called first.
static inline bool ccurl_load(const char *_Nonnull file) {
  void *library = dlopen(file, RTLD_LAZY | RTLD_GLOBAL);
  // This is the newest of the functions.
  return library && dlsym(library, "curl_multi_wakeup");
}

static inline CURLcode ccurl_global_init(long flags) { return CCURL(curl_global_init)(flags); }

static inline CURL *_Nullable ccurl_easy_init(void) { return CCURL(curl_easy_init)(); }

static inline void ccurl_easy_cleanup(CURL *_Nonnull easy) { CCURL(curl_easy_cleanup)(easy); }

static inline struct curl_slist *_Nullable ccurl_append(struct curl_slist *_Nullable list, const char *_Nonnull text) {
  return CCURL(curl_slist_append)(list, text);
}

static inline void ccurl_free(struct curl_slist *_Nullable list) { CCURL(curl_slist_free_all)(list); }

static inline CURLM *_Nullable ccurl_multi_init(void) { return CCURL(curl_multi_init)(); }

static inline void ccurl_multi_cleanup(CURLM *_Nonnull multi) { CCURL(curl_multi_cleanup)(multi); }

static inline void ccurl_add(CURLM *_Nonnull multi, CURL *_Nonnull easy) { CCURL(curl_multi_add_handle)(multi, easy); }

static inline void ccurl_remove(CURLM *_Nonnull multi, CURL *_Nonnull easy) { CCURL(curl_multi_remove_handle)(multi, easy); }

static inline void ccurl_perform(CURLM *_Nonnull multi) {
  int running = 0;
  CCURL(curl_multi_perform)(multi, &running);
}

/// Waits for an event, or for a call of `ccurl_wake`.
static inline void ccurl_wait(CURLM *_Nonnull multi, int milliseconds) {
  CCURL(curl_multi_poll)(multi, NULL, 0, milliseconds, NULL);
}

static inline void ccurl_wake(CURLM *_Nonnull multi) { CCURL(curl_multi_wakeup)(multi); }

/// Called by libcurl with received bytes; returning anything but `size * count` aborts the transfer.
typedef size_t (*ccurl_sink)(char *_Nonnull bytes, size_t size, size_t count, void *_Nonnull context);

static inline CURLcode ccurl_set_long(CURL *_Nonnull easy, CURLoption option, long value) {
  return CCURL(curl_easy_setopt)(easy, option, value);
}

static inline CURLcode ccurl_set_pointer(CURL *_Nonnull easy, CURLoption option, const void *_Nullable value) {
  return CCURL(curl_easy_setopt)(easy, option, value);
}

static inline CURLcode ccurl_set_sink(CURL *_Nonnull easy, CURLoption option, ccurl_sink _Nonnull sink) {
  return CCURL(curl_easy_setopt)(easy, option, sink);
}

/// Allows HTTP, with and without TLS, and no other protocol.
static inline CURLcode ccurl_allow_only_http(CURL *_Nonnull easy) {
#if LIBCURL_VERSION_NUM >= 0x075500
  return CCURL(curl_easy_setopt)(easy, CURLOPT_PROTOCOLS_STR, "http,https");
#else
  return CCURL(curl_easy_setopt)(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

static inline curl_socket_t ccurl_open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
#ifdef SOCK_CLOEXEC
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
#else
  curl_socket_t opened = socket(address->family, address->socktype, address->protocol);
  fcntl(opened, F_SETFD, FD_CLOEXEC);
  return opened;
#endif
}

/// Keeps programs that are started in the meantime from holding the connection open.
static inline void ccurl_keep_to_itself(CURL *_Nonnull easy) {
  CCURL(curl_easy_setopt)(easy, CURLOPT_OPENSOCKETFUNCTION, ccurl_open_socket);
}

/// Lets the handle close without waiting for a pending name lookup; before libcurl 7.87 closing waits.
static inline void ccurl_quit_quickly(CURL *_Nonnull easy) {
#if LIBCURL_VERSION_NUM >= 0x075700
  CCURL(curl_easy_setopt)(easy, CURLOPT_QUICK_EXIT, 1L);
#endif
}

static inline long ccurl_status(CURL *_Nonnull easy) {
  long status = 0;
  CCURL(curl_easy_getinfo)(easy, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

/// Returns the proxy's answer to the request for a connection to the server; 0 if no proxy was asked.
static inline long ccurl_proxy_status(CURL *_Nonnull easy) {
  long status = 0;
  CCURL(curl_easy_getinfo)(easy, CURLINFO_HTTP_CONNECTCODE, &status);
  return status;
}

/// Whether the transfer came as far as looking up a host, which takes time even for an address in digits.
static inline bool ccurl_was_tried(CURL *_Nonnull easy) {
  curl_off_t microseconds = 0;
  CCURL(curl_easy_getinfo)(easy, CURLINFO_NAMELOOKUP_TIME_T, &microseconds);
  return microseconds > 0;
}

/// Returns the TLS library's verdict on the server's certificate, in OpenSSL's numbers.
static inline long ccurl_verification(CURL *_Nonnull easy) {
  long result = 0;
  CCURL(curl_easy_getinfo)(easy, CURLINFO_SSL_VERIFYRESULT, &result);
  return result;
}

/// Returns the next finished transfer and its result; NULL if there is none.
static inline CURL *_Nullable ccurl_next_ended(CURLM *_Nonnull multi, CURLcode *_Nonnull code) {
  int left;
  CURLMsg *message;
  while ((message = CCURL(curl_multi_info_read)(multi, &left))) {
    if (message->msg != CURLMSG_DONE) continue;
    *code = message->data.result;
    return message->easy_handle;
  }
  return NULL;
}

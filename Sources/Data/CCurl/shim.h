#include <curl/curl.h>
#include <fcntl.h>
#include <stdbool.h>
#include <sys/socket.h>

// The parts of libcurl that Swift cannot import: variadic functions, and options that not every version has.

/// Called by libcurl with received bytes; returning anything but `size * count` aborts the transfer.
typedef size_t (*ccurl_sink)(char *_Nonnull bytes, size_t size, size_t count, void *_Nonnull context);

static inline CURLcode ccurl_set_long(CURL *_Nonnull easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_pointer(CURL *_Nonnull easy, CURLoption option, const void *_Nullable value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_sink(CURL *_Nonnull easy, CURLoption option, ccurl_sink _Nonnull sink) {
  return curl_easy_setopt(easy, option, sink);
}

/// Allows HTTP, with and without TLS, and no other protocol.
static inline CURLcode ccurl_allow_only_http(CURL *_Nonnull easy) {
#if LIBCURL_VERSION_NUM >= 0x075500
  return curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
#else
  return curl_easy_setopt(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
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

/// Keeps programs that are started meanwhile from holding the connection open.
static inline void ccurl_keep_to_itself(CURL *_Nonnull easy) {
  curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, ccurl_open_socket);
}

/// Lets the handle close without waiting for a pending name lookup; before libcurl 7.87 closing waits.
static inline void ccurl_quit_quickly(CURL *_Nonnull easy) {
#if LIBCURL_VERSION_NUM >= 0x075700
  curl_easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
#endif
}

static inline long ccurl_status(CURL *_Nonnull easy) {
  long status = 0;
  curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

/// The proxy's answer to the request for a way to the server; 0 if none was asked.
static inline long ccurl_proxy_status(CURL *_Nonnull easy) {
  long status = 0;
  curl_easy_getinfo(easy, CURLINFO_HTTP_CONNECTCODE, &status);
  return status;
}

/// Whether at least a host was looked up, which takes time even for an address in digits.
static inline bool ccurl_was_tried(CURL *_Nonnull easy) {
  curl_off_t microseconds = 0;
  curl_easy_getinfo(easy, CURLINFO_NAMELOOKUP_TIME_T, &microseconds);
  return microseconds > 0;
}

/// What the TLS library says of the server's certificate, in OpenSSL's numbers.
static inline long ccurl_verification(CURL *_Nonnull easy) {
  long result = 0;
  curl_easy_getinfo(easy, CURLINFO_SSL_VERIFYRESULT, &result);
  return result;
}

/// Returns the next finished transfer and its result; NULL if there is none.
static inline CURL *_Nullable ccurl_next_ended(CURLM *_Nonnull multi, CURLcode *_Nonnull code) {
  int left;
  CURLMsg *message;
  while ((message = curl_multi_info_read(multi, &left))) {
    if (message->msg != CURLMSG_DONE) continue;
    *code = message->data.result;
    return message->easy_handle;
  }
  return NULL;
}

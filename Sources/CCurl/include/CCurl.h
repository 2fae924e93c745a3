// The few functions of libcurl that the service client calls, without the variable arguments that Swift cannot pass.
//
// The library is loaded when it is first needed, so that building takes neither its headers nor its link name. Its
// binary interface, with the numbers below, has been the same since version 7.16; curl_multi_wakeup came with 7.68.
#ifndef CCURL_H
#define CCURL_H

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

enum ccurl_option {
  ccurl_option_write_data = 10001,
  ccurl_option_url = 10002,
  ccurl_option_proxy = 10004,
  ccurl_option_error_buffer = 10010,
  ccurl_option_user_agent = 10018,
  ccurl_option_http_header = 10023,
  ccurl_option_header_data = 10029,
  ccurl_option_accept_encoding = 10102,
  ccurl_option_private = 10103,
  ccurl_option_no_signal = 99,
  ccurl_option_protocols = 181,
  ccurl_option_quick_exit = 322,
  ccurl_option_write_function = 20011,
  ccurl_option_header_function = 20079,
};

enum ccurl_protocol { ccurl_protocol_http = 1, ccurl_protocol_https = 2 };

enum ccurl_code {
  ccurl_code_ok = 0,
  ccurl_code_unsupported_protocol = 1,
  ccurl_code_weird_server_reply = 8,
  // No memory, which is also what a line that is longer than the library reads at once gives.
  ccurl_code_out_of_memory = 27,
  ccurl_code_untrusted_peer = 60,
  ccurl_code_bad_content_encoding = 61,
  ccurl_code_too_large = 100,
};

enum { ccurl_error_size = 256 };

/// What libcurl calls with bytes that have arrived; answering anything but `size * count` ends the transfer.
typedef size_t (*ccurl_sink)(char *bytes, size_t size, size_t count, void *context);

/// Loads the library, once; all other functions may be called after it has answered NULL, and only then.
///
/// Answers why it cannot be had otherwise.
const char *_Nullable ccurl_load(void);

void *_Nullable ccurl_easy_init(void);
void ccurl_easy_cleanup(void *easy);
int ccurl_easy_set_long(void *easy, enum ccurl_option option, long value);
int ccurl_easy_set_pointer(void *easy, enum ccurl_option option, const void *_Nullable value);
int ccurl_easy_set_sink(void *easy, enum ccurl_option option, ccurl_sink sink);
long ccurl_easy_status(void *easy);
void *_Nullable ccurl_easy_private(void *easy);
const char *ccurl_easy_words(int code);

void *_Nullable ccurl_slist_append(void *_Nullable list, const char *line);
void ccurl_slist_free(void *_Nullable list);

void *_Nullable ccurl_multi_init(void);
void ccurl_multi_cleanup(void *multi);
int ccurl_multi_add(void *multi, void *easy);
int ccurl_multi_remove(void *multi, void *easy);
int ccurl_multi_perform(void *multi);
/// Waits for something to do, at most this long; `ccurl_multi_wakeup` from any thread ends the wait.
int ccurl_multi_wait(void *multi, int milliseconds);
int ccurl_multi_wakeup(void *multi);
/// The next transfer that has ended, and how; NULL if there is none.
void *_Nullable ccurl_multi_next_ended(void *multi, int *code);

#pragma clang assume_nonnull end

#endif

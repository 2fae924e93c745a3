#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

// The parts of OpenSSL that Swift cannot import: macros that call a function.

/// Returns a new key on the curve P-256.
static inline EVP_PKEY *_Nullable copenssl_new_key(void) {
  return EVP_EC_gen("P-256");
}

/// Limits a server to versions up to 1.1, which also need the weak algorithms that current defaults forbid.
static inline int copenssl_allow_only_old_versions(SSL_CTX *_Nonnull context) {
  return SSL_CTX_set_min_proto_version(context, TLS1_VERSION) && SSL_CTX_set_max_proto_version(context, TLS1_1_VERSION)
    && SSL_CTX_set_cipher_list(context, "ALL:@SECLEVEL=0");
}

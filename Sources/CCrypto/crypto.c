#include "CCrypto.h"

#include <dlfcn.h>
#include <pthread.h>

static struct {
  void *(*d2i_PUBKEY)(void **, const unsigned char **, long);
  void (*EVP_PKEY_free)(void *);
  void *(*EVP_MD_CTX_new)(void);
  void (*EVP_MD_CTX_free)(void *);
  const void *(*EVP_get_digestbyname)(const char *);
  int (*EVP_DigestVerifyInit)(void *, void **, const void *, void *, void *);
  int (*EVP_DigestVerify)(void *, const unsigned char *, size_t, const unsigned char *, size_t);
  void (*ERR_clear_error)(void);
} crypto;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *problem;

static void *library(void) {
#ifdef __APPLE__
  // Apple's own may be loaded by no program.
  void *found = dlopen("/opt/homebrew/opt/openssl@3/lib/libcrypto.3.dylib", RTLD_LAZY | RTLD_LOCAL);
  return found ? found : dlopen("/usr/local/opt/openssl@3/lib/libcrypto.3.dylib", RTLD_LAZY | RTLD_LOCAL);
#else
  return dlopen("libcrypto.so.3", RTLD_LAZY | RTLD_LOCAL);
#endif
}

static void load(void) {
  void *found = library();
  if (!found) {
    problem = dlerror();
    return;
  }
#define FIND(name) \
  if (!(crypto.name = dlsym(found, #name))) { \
    problem = "the installed libcrypto has no " #name; \
    return; \
  }
  FIND(d2i_PUBKEY) FIND(EVP_PKEY_free) FIND(EVP_MD_CTX_new) FIND(EVP_MD_CTX_free) FIND(EVP_get_digestbyname)
  FIND(EVP_DigestVerifyInit) FIND(EVP_DigestVerify) FIND(ERR_clear_error)
#undef FIND
}

const char *ccrypto_load(void) {
  pthread_once(&once, load);
  return problem;
}

int ccrypto_verify(const unsigned char *key, size_t key_size, const char *digest, const unsigned char *message,
                   size_t message_size, const unsigned char *signature, size_t signature_size) {
  const unsigned char *place = key;
  void *read = crypto.d2i_PUBKEY(NULL, &place, (long)key_size);
  if (!read) {
    crypto.ERR_clear_error();
    return -1;
  }
  int result = -1;
  const void *kind = digest ? crypto.EVP_get_digestbyname(digest) : NULL;
  void *context = crypto.EVP_MD_CTX_new();
  if (context && (kind || !digest) && crypto.EVP_DigestVerifyInit(context, NULL, kind, NULL, read) == 1) {
    int said = crypto.EVP_DigestVerify(context, signature, signature_size, message, message_size);
    // What is no signature at all is none of this key, too.
    result = said == 1;
  }
  if (context) crypto.EVP_MD_CTX_free(context);
  crypto.EVP_PKEY_free(read);
  crypto.ERR_clear_error();
  return result;
}

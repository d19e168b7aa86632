#ifndef CCRYPTO_H
#define CCRYPTO_H

#include <stddef.h>

// libcrypto, OpenSSL's, loaded when a signature is first checked: nothing links it.

/// Loads libcrypto once, on whichever thread asks first. NULL, or why it cannot be used; then nothing else here may be
/// called.
const char *ccrypto_load(void);

/// Whether a signature of a message is a key's: 1 or 0; -1 where the key or the signature cannot be read.
///
/// The key is a SubjectPublicKeyInfo in DER. The digest is `SHA256` and so on; NULL for keys that have their own.
int ccrypto_verify(const unsigned char *key, size_t key_size, const char *digest, const unsigned char *message,
                   size_t message_size, const unsigned char *signature, size_t signature_size);

#endif

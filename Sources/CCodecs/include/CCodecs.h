#ifndef CCODECS_H
#define CCODECS_H

#include <stddef.h>
#include <stdint.h>

// The decompressors libcurl itself stands on, loaded when they are first needed. One that is not there is not
// offered to servers. Only what decoding takes is declared; the layouts are those libraries' frozen ABI.

int codecs_has_zlib(void);
int codecs_has_deflate(void);
int codecs_has_brotli(void);
int codecs_has_zstd(void);

/// As much as that many bytes can come to.
size_t codecs_deflate_bound(size_t count);
/// Compresses bytes as zlib does by default; not 0 when that failed. `size` is the room there is, then what was used.
int codecs_deflate(const uint8_t *bytes, size_t count, uint8_t *room, size_t *size);

/// zlib's `z_stream`.
typedef struct {
  const uint8_t *next_in;
  unsigned avail_in;
  unsigned long total_in;
  uint8_t *next_out;
  unsigned avail_out;
  unsigned long total_out;
  const char *message;
  void *state, *allocate, *release, *opaque;
  int data_type;
  unsigned long adler, reserved;
} codecs_zlib;

enum { CODECS_ZLIB_OK = 0, CODECS_ZLIB_END = 1, CODECS_ZLIB_NO_PROGRESS = -5 };

/// `window` is 15 for a zlib wrapper, -15 for none, 31 for gzip. These return one of the codes above.
int codecs_zlib_begin(codecs_zlib *, int window);
int codecs_zlib_decode(codecs_zlib *);
int codecs_zlib_restart(codecs_zlib *);
void codecs_zlib_end(codecs_zlib *);

typedef struct codecs_brotli codecs_brotli;

enum { CODECS_BROTLI_BAD = 0, CODECS_BROTLI_END = 1, CODECS_BROTLI_WANTS_INPUT = 2, CODECS_BROTLI_WANTS_ROOM = 3 };

codecs_brotli *codecs_brotli_begin(void);
int codecs_brotli_decode(
  codecs_brotli *, size_t *avail_in, const uint8_t **next_in, size_t *avail_out, uint8_t **next_out);
void codecs_brotli_end(codecs_brotli *);

typedef struct codecs_zstd codecs_zstd;

/// zstd's `ZSTD_inBuffer` and `ZSTD_outBuffer`.
typedef struct {
  const void *bytes;
  size_t size, position;
} codecs_zstd_input;
typedef struct {
  void *bytes;
  size_t size, position;
} codecs_zstd_output;

/// `window` is the largest window accepted, as a power of two.
codecs_zstd *codecs_zstd_begin(int window);
/// 0 at the end of a frame; `codecs_zstd_is_error` tells errors apart.
size_t codecs_zstd_decode(codecs_zstd *, codecs_zstd_output *, codecs_zstd_input *);
int codecs_zstd_is_error(size_t result);
const char *codecs_zstd_error_text(size_t result);
void codecs_zstd_end(codecs_zstd *);

#endif

#include "CCodecs.h"

#include <dlfcn.h>
#include <pthread.h>

#ifdef __APPLE__
#define LIBRARY(name, version) name "." version ".dylib"
#else
#define LIBRARY(name, version) name ".so." version
#endif

static struct {
  int (*inflateInit2_)(codecs_zlib *, int, const char *, int);
  int (*inflate)(codecs_zlib *, int);
  int (*inflateReset)(codecs_zlib *);
  int (*inflateEnd)(codecs_zlib *);
  int (*compress2)(uint8_t *, unsigned long *, const uint8_t *, unsigned long, int);
  unsigned long (*compressBound)(unsigned long);
} zlib;

static struct {
  codecs_brotli *(*BrotliDecoderCreateInstance)(void *, void *, void *);
  int (*BrotliDecoderDecompressStream)(
    codecs_brotli *, size_t *, const uint8_t **, size_t *, uint8_t **, size_t *);
  void (*BrotliDecoderDestroyInstance)(codecs_brotli *);
} brotli;

static struct {
  codecs_zstd *(*ZSTD_createDStream)(void);
  size_t (*ZSTD_DCtx_setParameter)(codecs_zstd *, int, int);
  size_t (*ZSTD_decompressStream)(codecs_zstd *, codecs_zstd_output *, codecs_zstd_input *);
  unsigned (*ZSTD_isError)(size_t);
  const char *(*ZSTD_getErrorName)(size_t);
  size_t (*ZSTD_freeDStream)(codecs_zstd *);
} zstd;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int has_zlib, has_deflate, has_brotli, has_zstd;

#define FIND(table, name) (table.name = dlsym(library, #name))

static void load(void) {
  void *library = dlopen(LIBRARY("libz", "1"), RTLD_NOW | RTLD_LOCAL);
  has_zlib = library && FIND(zlib, inflateInit2_) && FIND(zlib, inflate) && FIND(zlib, inflateReset) &&
    FIND(zlib, inflateEnd);
  has_deflate = library && FIND(zlib, compress2) && FIND(zlib, compressBound);

  library = dlopen(LIBRARY("libbrotlidec", "1"), RTLD_NOW | RTLD_LOCAL);
  has_brotli = library && FIND(brotli, BrotliDecoderCreateInstance) &&
    FIND(brotli, BrotliDecoderDecompressStream) && FIND(brotli, BrotliDecoderDestroyInstance);

  library = dlopen(LIBRARY("libzstd", "1"), RTLD_NOW | RTLD_LOCAL);
  has_zstd = library && FIND(zstd, ZSTD_createDStream) && FIND(zstd, ZSTD_DCtx_setParameter) &&
    FIND(zstd, ZSTD_decompressStream) && FIND(zstd, ZSTD_isError) && FIND(zstd, ZSTD_getErrorName) &&
    FIND(zstd, ZSTD_freeDStream);
}

int codecs_has_zlib(void) {
  pthread_once(&once, load);
  return has_zlib;
}

int codecs_has_deflate(void) {
  pthread_once(&once, load);
  return has_deflate;
}

size_t codecs_deflate_bound(size_t count) { return zlib.compressBound(count); }

int codecs_deflate(const uint8_t *bytes, size_t count, uint8_t *room, size_t *size) {
  const int usual_level = -1;
  unsigned long used = *size;
  int result = zlib.compress2(room, &used, bytes, count, usual_level);
  *size = used;
  return result;
}

int codecs_has_brotli(void) {
  pthread_once(&once, load);
  return has_brotli;
}

int codecs_has_zstd(void) {
  pthread_once(&once, load);
  return has_zstd;
}

int codecs_zlib_begin(codecs_zlib *stream, int window) {
  return zlib.inflateInit2_(stream, window, "1.2.0", (int)sizeof *stream);
}

int codecs_zlib_decode(codecs_zlib *stream) {
  const int no_flush = 0;
  return zlib.inflate(stream, no_flush);
}

int codecs_zlib_restart(codecs_zlib *stream) { return zlib.inflateReset(stream); }
void codecs_zlib_end(codecs_zlib *stream) { zlib.inflateEnd(stream); }

codecs_brotli *codecs_brotli_begin(void) { return brotli.BrotliDecoderCreateInstance(NULL, NULL, NULL); }

int codecs_brotli_decode(
  codecs_brotli *state, size_t *avail_in, const uint8_t **next_in, size_t *avail_out, uint8_t **next_out) {
  return brotli.BrotliDecoderDecompressStream(state, avail_in, next_in, avail_out, next_out, NULL);
}

void codecs_brotli_end(codecs_brotli *state) { brotli.BrotliDecoderDestroyInstance(state); }

codecs_zstd *codecs_zstd_begin(int window) {
  codecs_zstd *state = zstd.ZSTD_createDStream();
  const int largest_window = 100;
  if (state) zstd.ZSTD_DCtx_setParameter(state, largest_window, window);
  return state;
}

size_t codecs_zstd_decode(codecs_zstd *state, codecs_zstd_output *output, codecs_zstd_input *input) {
  return zstd.ZSTD_decompressStream(state, output, input);
}

int codecs_zstd_is_error(size_t result) { return zstd.ZSTD_isError(result) != 0; }
const char *codecs_zstd_error_text(size_t result) { return zstd.ZSTD_getErrorName(result); }
void codecs_zstd_end(codecs_zstd *state) { zstd.ZSTD_freeDStream(state); }

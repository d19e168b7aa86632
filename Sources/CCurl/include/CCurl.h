#ifndef CCURL_H
#define CCURL_H

#include <stddef.h>
#include <stdint.h>

// libcurl, loaded when it is first needed. Loading it costs more than the rest of the program's start, so nothing
// links it. The numbers below are libcurl's frozen ABI; a test compares them with <curl/curl.h> where that is.

// clang-format off
#define CCURL_OPTIONS(X) \
  X(WRITEDATA, 10001) X(URL, 10002) X(PROXY, 10004) X(READDATA, 10009) X(ERRORBUFFER, 10010) \
  X(COOKIE, 10022) X(HTTPHEADER, 10023) X(SSLCERT, 10025) X(HEADERDATA, 10029) X(COOKIEFILE, 10031) \
  X(KEYPASSWD, 10026) X(CUSTOMREQUEST, 10036) X(CAINFO, 10065) X(SSL_CIPHER_LIST, 10083) X(SSLCERTTYPE, 10086) X(SSLKEY, 10087) X(DEBUGDATA, 10095) X(CAPATH, 10097) \
  X(SHARE, 10100) X(COOKIELIST, 10135) X(SEEKDATA, 10168) X(USERNAME, 10173) X(PASSWORD, 10174) \
  X(PROXYUSERNAME, 10175) X(PROXYPASSWORD, 10176) X(NOPROXY, 10177) \
  X(UNIX_SOCKET_PATH, 10231) X(CONNECT_TO, 10243) X(PROXY_CAINFO, 10246) X(PROXY_CAPATH, 10247) X(REQUEST_TARGET, 10266) X(TLS13_CIPHERS, 10276) \
  X(PREREQDATA, 10313) X(PROTOCOLS_STR, 10318) \
  X(WRITEFUNCTION, 20011) X(READFUNCTION, 20012) X(HEADERFUNCTION, 20079) X(DEBUGFUNCTION, 20094) \
  X(SOCKOPTFUNCTION, 20148) X(SEEKFUNCTION, 20167) X(PREREQFUNCTION, 20312) \
  X(POSTFIELDSIZE_LARGE, 30120) X(MAX_SEND_SPEED_LARGE, 30145) X(MAX_RECV_SPEED_LARGE, 30146) \
  X(SSLVERSION, 32) X(VERBOSE, 41) X(NOBODY, 44) X(POST, 47) X(FOLLOWLOCATION, 52) X(HTTPPROXYTUNNEL, 61) X(SSL_VERIFYPEER, 64) X(FRESH_CONNECT, 74) X(HTTPGET, 80) \
  X(SSL_VERIFYHOST, 81) X(HTTP_VERSION, 84) X(BUFFERSIZE, 98) X(NOSIGNAL, 99) X(HTTPAUTH, 107) X(IPRESOLVE, 113) X(CONNECT_ONLY, 141) \
  X(CONNECTTIMEOUT_MS, 156) X(HTTP_CONTENT_DECODING, 158) X(CERTINFO, 172) X(SSL_ENABLE_ALPN, 226) X(PATH_AS_IS, 234) \
  X(PROXY_SSL_VERIFYPEER, 248) X(PROXY_SSL_VERIFYHOST, 249) \
  X(SUPPRESS_CONNECT_HEADERS, 265) X(HTTP09_ALLOWED, 285) X(QUICK_EXIT, 322)

#define CCURL_INFOS(X) \
  X(PRIMARY_IP, 0x100000 + 32) \
  X(SSL_VERIFYRESULT, 0x200000 + 13) X(HTTP_CONNECTCODE, 0x200000 + 22) X(OS_ERRNO, 0x200000 + 25) \
  X(NUM_CONNECTS, 0x200000 + 26) X(PRIMARY_PORT, 0x200000 + 40) X(LOCAL_PORT, 0x200000 + 42) \
  X(PROXY_ERROR, 0x200000 + 59) \
  X(COOKIELIST, 0x400000 + 28) X(CERTINFO, 0x400000 + 34) X(ACTIVESOCKET, 0x500000 + 44) \
  X(NAMELOOKUP_TIME_T, 0x600000 + 51) X(CONNECT_TIME_T, 0x600000 + 52) X(APPCONNECT_TIME_T, 0x600000 + 56)

#define CCURL_RESULTS(X) \
  X(OK, 0) X(UNSUPPORTED_PROTOCOL, 1) X(URL_MALFORMAT, 3) X(COULDNT_RESOLVE_PROXY, 5) \
  X(COULDNT_RESOLVE_HOST, 6) X(COULDNT_CONNECT, 7) X(WEIRD_SERVER_REPLY, 8) X(HTTP2, 16) X(PARTIAL_FILE, 18) \
  X(WRITE_ERROR, 23) X(OUT_OF_MEMORY, 27) X(OPERATION_TIMEDOUT, 28) X(SSL_CONNECT_ERROR, 35) \
  X(ABORTED_BY_CALLBACK, 42) X(GOT_NOTHING, 52) X(SEND_ERROR, 55) X(RECV_ERROR, 56) X(SSL_CERTPROBLEM, 58) \
  X(SSL_CIPHER, 59) X(PEER_FAILED_VERIFICATION, 60) X(BAD_CONTENT_ENCODING, 61) X(SEND_FAIL_REWIND, 65) \
  X(SSL_CACERT_BADFILE, 77) X(AGAIN, 81) X(SSL_ISSUER_ERROR, 83) X(HTTP2_STREAM, 92) X(PROXY, 97) X(SSL_CLIENTCERT, 98)
// clang-format on

#define CCURL_NUMBER(name, number) CCURL_OPT_##name = number,
enum { CCURL_OPTIONS(CCURL_NUMBER) };
#undef CCURL_NUMBER
#define CCURL_NUMBER(name, number) CCURL_INFO_##name = number,
enum { CCURL_INFOS(CCURL_NUMBER) };
#undef CCURL_NUMBER
#define CCURL_NUMBER(name, number) CCURL_E_##name = number,
enum { CCURL_RESULTS(CCURL_NUMBER) };
#undef CCURL_NUMBER

enum {
  CCURL_HTTP_1_0 = 1,
  CCURL_HTTP_1_1 = 2,
  CCURL_HTTP_2 = 3,
  CCURL_HTTP_2_TLS = 4,
  CCURL_HTTP_2_PRIOR_KNOWLEDGE = 5,
  CCURL_TLS_1_0 = 4,
  CCURL_TLS_1_1 = 5,
  CCURL_TLS_1_2 = 6,
  CCURL_TLS_1_3 = 7,
  CCURL_AUTH_DIGEST = 2,
  CCURL_IPRESOLVE_V4 = 1,
  CCURL_IPRESOLVE_V6 = 2,
  // Of SSLVERSION: the oldest below, the newest above.
  CCURL_TLS_NEWEST_SHIFT = 16,
  CCURL_SHARE_DATA = 1,
  CCURL_SHARE_COOKIE = 2,
  CCURL_DEBUG_TEXT = 0,
  CCURL_DEBUG_HEADER_OUT = 2,
  CCURL_DEBUG_DATA_OUT = 4,
  // Why a SOCKS proxy did not do what it was asked, as PROXY_ERROR has it.
  CCURL_PROXY_BAD_VERSION = 2,
  CCURL_PROXY_CLOSED = 3,
  CCURL_PROXY_NO_AUTH = 12,
  CCURL_PROXY_REFUSED = 19,
  CCURL_PROXY_HOST_UNREACHABLE = 21,
  CCURL_PROXY_NETWORK_UNREACHABLE = 22,
  CCURL_PROXY_NOT_ALLOWED = 23,
  CCURL_PROXY_RESOLVE_HOST = 27,
  CCURL_PROXY_USER_REJECTED = 33,
  CCURL_READ_ABORT = 0x10000000,
  CCURL_READ_PAUSE = 0x10000001,
  // What a function of PREREQFUNCTION returns.
  CCURL_PREREQ_OK = 0,
  CCURL_PREREQ_ABORT = 1,
  CCURL_ERROR_SIZE = 256,
};

typedef struct ccurl_easy ccurl_easy;
typedef struct ccurl_multi ccurl_multi;
typedef struct ccurl_share ccurl_share;

typedef struct ccurl_list {
  char *data;
  struct ccurl_list *next;
} ccurl_list;

typedef struct {
  int count;
  ccurl_list **certificates;
} ccurl_certificates;

typedef size_t (*ccurl_data_function)(char *bytes, size_t size, size_t count, void *user);
typedef int (*ccurl_debug_function)(ccurl_easy *, int kind, char *bytes, size_t count, void *user);
typedef int (*ccurl_seek_function)(void *user, int64_t offset, int origin);
typedef int (*ccurl_socket_function)(void *user, int socket, int purpose);
typedef int (*ccurl_prereq_function)(void *user, char *remote, char *local, int remote_port, int local_port);

/// Loads and prepares libcurl once, on whichever thread asks first. NULL, or why it cannot be used; then nothing
/// else here may be called.
const char *ccurl_load(void);
const char *ccurl_version(void);
/// libcurl's own number for an option; 0 when it has none of that name, -1 when it is too old to say.
int ccurl_option_named(const char *name);

ccurl_easy *ccurl_easy_create(void);
void ccurl_easy_destroy(ccurl_easy *);
const char *ccurl_result_text(int result);
/// Goes on with a transfer whose body was told to wait.
int ccurl_easy_resume(ccurl_easy *);
/// Bytes over the connection of a handle that was to connect and nothing else; AGAIN where none can move now. Nothing
/// received is the end.
int ccurl_easy_send(ccurl_easy *, const void *bytes, size_t count, size_t *sent);
int ccurl_easy_receive(ccurl_easy *, void *room, size_t size, size_t *received);

int ccurl_set_long(ccurl_easy *, int option, long value);
int ccurl_set_int64(ccurl_easy *, int option, int64_t value);
int ccurl_set_pointer(ccurl_easy *, int option, const void *value);
int ccurl_set_data_function(ccurl_easy *, int option, ccurl_data_function);
int ccurl_set_debug_function(ccurl_easy *, ccurl_debug_function);
int ccurl_set_seek_function(ccurl_easy *, ccurl_seek_function);
int ccurl_set_socket_function(ccurl_easy *, ccurl_socket_function);
/// Not 0 when the library is too old to call it.
int ccurl_set_prereq_function(ccurl_easy *, ccurl_prereq_function);

/// What cannot be told is 0 or NULL.
long ccurl_info_long(ccurl_easy *, int info);
int64_t ccurl_info_int64(ccurl_easy *, int info);
const char *ccurl_info_text(ccurl_easy *, int info);
/// To be freed with `ccurl_list_free`.
ccurl_list *ccurl_info_cookies(ccurl_easy *);
const ccurl_certificates *ccurl_info_certificates(ccurl_easy *);
/// -1 when there is none.
int ccurl_info_socket(ccurl_easy *);

ccurl_list *ccurl_list_append(ccurl_list *, const char *text);
void ccurl_list_free(ccurl_list *);

ccurl_multi *ccurl_multi_create(void);
void ccurl_multi_destroy(ccurl_multi *);
int ccurl_multi_add(ccurl_multi *, ccurl_easy *);
int ccurl_multi_remove(ccurl_multi *, ccurl_easy *);
int ccurl_multi_perform(ccurl_multi *, int *running);
/// Waits for some descriptors that can be read, too; the last `sending` of them for when they can be written to.
int ccurl_multi_poll(ccurl_multi *, const int *descriptors, int count, int sending, int milliseconds);
/// The one function that other threads may call.
int ccurl_multi_wakeup(ccurl_multi *);
/// The next transfer that has ended, and how; NULL when there is none.
ccurl_easy *ccurl_multi_next_done(ccurl_multi *, int *result);

ccurl_share *ccurl_share_create(void);
void ccurl_share_destroy(ccurl_share *);
int ccurl_share_add(ccurl_share *, int what);

#endif

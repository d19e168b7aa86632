#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>

struct message {
  int kind;
  ccurl_easy *easy;
  union {
    void *anything;
    int result;
  } data;
};

struct wait {
  int descriptor;
  short events;
  short found;
};

struct named_option {
  const char *name;
  int number;
  int type;
  unsigned flags;
};

static struct {
  int (*global_init)(long flags);
  char *(*version)(void);
  ccurl_easy *(*easy_init)(void);
  void (*easy_cleanup)(ccurl_easy *);
  const char *(*easy_strerror)(int);
  int (*easy_pause)(ccurl_easy *, int);
  int (*easy_send)(ccurl_easy *, const void *, size_t, size_t *);
  int (*easy_recv)(ccurl_easy *, void *, size_t, size_t *);
  int (*easy_setopt)(ccurl_easy *, int, ...);
  int (*easy_getinfo)(ccurl_easy *, int, ...);
  ccurl_list *(*slist_append)(ccurl_list *, const char *);
  void (*slist_free_all)(ccurl_list *);
  ccurl_multi *(*multi_init)(void);
  int (*multi_cleanup)(ccurl_multi *);
  int (*multi_add_handle)(ccurl_multi *, ccurl_easy *);
  int (*multi_remove_handle)(ccurl_multi *, ccurl_easy *);
  int (*multi_perform)(ccurl_multi *, int *);
  int (*multi_poll)(ccurl_multi *, void *, unsigned, int, int *);
  int (*multi_wakeup)(ccurl_multi *);
  struct message *(*multi_info_read)(ccurl_multi *, int *);
  ccurl_share *(*share_init)(void);
  int (*share_cleanup)(ccurl_share *);
  int (*share_setopt)(ccurl_share *, int, ...);
  // Since 7.73; may be missing.
  const struct named_option *(*easy_option_by_name)(const char *);
} curl;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *problem;

// OpenSSL takes itself apart when the process calls `exit`, while our thread may still be using it: a crash at the end
// of a run that went well. Nothing needs that, since the process is about to be gone. It must be said before libcurl
// initialises OpenSSL; a libcurl over another TLS library has no such function.
static void leave_openssl_whole(void *library) {
  const unsigned long long no_atexit = 0x00080000;
  int (*init)(unsigned long long, const void *) =
      (int (*)(unsigned long long, const void *))dlsym(library, "OPENSSL_init_crypto");
  if (init) init(no_atexit, 0);
}

static void load(void) {
  // Lazy: of the thousands of functions that the libraries behind it call, one request needs a few.
#ifdef __APPLE__
  void *library = dlopen("libcurl.4.dylib", RTLD_LAZY | RTLD_LOCAL);
#else
  void *library = dlopen("libcurl.so.4", RTLD_LAZY | RTLD_LOCAL);
#endif
  if (!library) {
    problem = dlerror();
    return;
  }
  curl.easy_option_by_name = dlsym(library, "curl_easy_option_by_name");
#define FIND(name) \
  if (!(curl.name = dlsym(library, "curl_" #name))) { \
    problem = "the installed libcurl is too old: it has no curl_" #name; \
    return; \
  }
  FIND(global_init) FIND(version) FIND(easy_init) FIND(easy_cleanup) FIND(easy_strerror) FIND(easy_pause)
  FIND(easy_send) FIND(easy_recv)
  FIND(easy_setopt) FIND(easy_getinfo) FIND(slist_append) FIND(slist_free_all)
  FIND(multi_init) FIND(multi_cleanup) FIND(multi_add_handle) FIND(multi_remove_handle) FIND(multi_perform)
  FIND(multi_poll) FIND(multi_wakeup) FIND(multi_info_read)
  FIND(share_init) FIND(share_cleanup) FIND(share_setopt)
#undef FIND
  leave_openssl_whole(library);
  const long everything = 3;
  if (curl.global_init(everything) != 0) problem = "libcurl could not be initialised";
}

const char *ccurl_load(void) {
  pthread_once(&once, load);
  return problem;
}

const char *ccurl_version(void) { return curl.version(); }

int ccurl_option_named(const char *name) {
  if (!curl.easy_option_by_name) return -1;
  const struct named_option *option = curl.easy_option_by_name(name);
  return option ? option->number : 0;
}

ccurl_easy *ccurl_easy_create(void) { return curl.easy_init(); }
void ccurl_easy_destroy(ccurl_easy *easy) { curl.easy_cleanup(easy); }
int ccurl_easy_resume(ccurl_easy *easy) { return curl.easy_pause(easy, 0); }

int ccurl_easy_send(ccurl_easy *easy, const void *bytes, size_t count, size_t *sent) {
  return curl.easy_send(easy, bytes, count, sent);
}

int ccurl_easy_receive(ccurl_easy *easy, void *room, size_t size, size_t *received) {
  return curl.easy_recv(easy, room, size, received);
}

const char *ccurl_result_text(int result) { return curl.easy_strerror(result); }

int ccurl_set_long(ccurl_easy *easy, int option, long value) { return curl.easy_setopt(easy, option, value); }

int ccurl_set_int64(ccurl_easy *easy, int option, int64_t value) {
  return curl.easy_setopt(easy, option, value);
}

int ccurl_set_pointer(ccurl_easy *easy, int option, const void *value) {
  return curl.easy_setopt(easy, option, value);
}

int ccurl_set_data_function(ccurl_easy *easy, int option, ccurl_data_function function) {
  return curl.easy_setopt(easy, option, function);
}

int ccurl_set_debug_function(ccurl_easy *easy, ccurl_debug_function function) {
  return curl.easy_setopt(easy, CCURL_OPT_DEBUGFUNCTION, function);
}

int ccurl_set_seek_function(ccurl_easy *easy, ccurl_seek_function function) {
  return curl.easy_setopt(easy, CCURL_OPT_SEEKFUNCTION, function);
}

int ccurl_set_socket_function(ccurl_easy *easy, ccurl_socket_function function) {
  return curl.easy_setopt(easy, CCURL_OPT_SOCKOPTFUNCTION, function);
}

int ccurl_set_prereq_function(ccurl_easy *easy, ccurl_prereq_function function) {
  return curl.easy_setopt(easy, CCURL_OPT_PREREQFUNCTION, function);
}

long ccurl_info_long(ccurl_easy *easy, int info) {
  long value = 0;
  curl.easy_getinfo(easy, info, &value);
  return value;
}

int64_t ccurl_info_int64(ccurl_easy *easy, int info) {
  int64_t value = 0;
  curl.easy_getinfo(easy, info, &value);
  return value;
}

const char *ccurl_info_text(ccurl_easy *easy, int info) {
  const char *value = NULL;
  curl.easy_getinfo(easy, info, &value);
  return value;
}

ccurl_list *ccurl_info_cookies(ccurl_easy *easy) {
  ccurl_list *value = NULL;
  curl.easy_getinfo(easy, CCURL_INFO_COOKIELIST, &value);
  return value;
}

const ccurl_certificates *ccurl_info_certificates(ccurl_easy *easy) {
  const ccurl_certificates *value = NULL;
  curl.easy_getinfo(easy, CCURL_INFO_CERTINFO, &value);
  return value;
}

int ccurl_info_socket(ccurl_easy *easy) {
  int value = -1;
  curl.easy_getinfo(easy, CCURL_INFO_ACTIVESOCKET, &value);
  return value;
}

ccurl_list *ccurl_list_append(ccurl_list *list, const char *text) { return curl.slist_append(list, text); }
void ccurl_list_free(ccurl_list *list) { curl.slist_free_all(list); }

ccurl_multi *ccurl_multi_create(void) { return curl.multi_init(); }
void ccurl_multi_destroy(ccurl_multi *multi) { curl.multi_cleanup(multi); }
int ccurl_multi_add(ccurl_multi *multi, ccurl_easy *easy) { return curl.multi_add_handle(multi, easy); }
int ccurl_multi_remove(ccurl_multi *multi, ccurl_easy *easy) { return curl.multi_remove_handle(multi, easy); }
int ccurl_multi_perform(ccurl_multi *multi, int *running) { return curl.multi_perform(multi, running); }
int ccurl_multi_wakeup(ccurl_multi *multi) { return curl.multi_wakeup(multi); }

int ccurl_multi_poll(ccurl_multi *multi, const int *descriptors, int count, int sending, int milliseconds) {
  enum { most = 256, reading = 1, writing = 4 };
  struct wait wanted[most];
  const int first_sending = count - sending;
  if (count > most) count = most;
  for (int index = 0; index < count; index++) {
    wanted[index] = (struct wait){descriptors[index], index < first_sending ? reading : writing, 0};
  }
  return curl.multi_poll(multi, count > 0 ? wanted : NULL, (unsigned)(count > 0 ? count : 0), milliseconds, NULL);
}

ccurl_easy *ccurl_multi_next_done(ccurl_multi *multi, int *result) {
  int left = 0;
  struct message *message = curl.multi_info_read(multi, &left);
  if (!message) return NULL;
  // There is one kind of message: a transfer has ended.
  *result = message->data.result;
  return message->easy;
}

ccurl_share *ccurl_share_create(void) { return curl.share_init(); }
void ccurl_share_destroy(ccurl_share *share) { curl.share_cleanup(share); }
int ccurl_share_add(ccurl_share *share, int what) { return curl.share_setopt(share, CCURL_SHARE_DATA, what); }

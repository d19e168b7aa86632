#include "CXML.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static struct {
  void (*xmlInitParser)(void);
  void *(*htmlReadMemory)(const char *, int, const char *, const char *, int);
  void *(*xmlDocGetRootElement)(void *);
  void (*xmlFreeDoc)(void *);
} xml;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *problem;

static void *library(void) {
#ifdef __APPLE__
  return dlopen("/usr/lib/libxml2.2.dylib", RTLD_LAZY | RTLD_LOCAL);
#else
  void *found = dlopen("libxml2.so.2", RTLD_LAZY | RTLD_LOCAL);
  // What it is called since 2.14.
  return found ? found : dlopen("libxml2.so.16", RTLD_LAZY | RTLD_LOCAL);
#endif
}

static void load(void) {
  void *found = library();
  if (!found) {
    problem = dlerror();
    return;
  }
#define FIND(name) \
  if (!(xml.name = dlsym(found, #name))) { \
    problem = "the installed libxml2 has no " #name; \
    return; \
  }
  FIND(xmlInitParser) FIND(htmlReadMemory) FIND(xmlDocGetRootElement) FIND(xmlFreeDoc)
#undef FIND
  xml.xmlInitParser();
}

const char *cxml_load(void) {
  pthread_once(&once, load);
  return problem;
}

cxml_document *cxml_html_read(const char *bytes, int count) {
  int options = CXML_RECOVER | CXML_NOERROR | CXML_NOWARNING | CXML_NONET;
  return xml.htmlReadMemory(bytes, count, NULL, "UTF-8", options);
}

const cxml_node *cxml_root(cxml_document *document) { return xml.xmlDocGetRootElement(document); }
void cxml_destroy(cxml_document *document) { xml.xmlFreeDoc(document); }

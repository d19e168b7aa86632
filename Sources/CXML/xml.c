#include "CXML.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static struct {
  void (*xmlInitParser)(void);
  void *(*htmlReadMemory)(const char *, int, const char *, const char *, int);
  void *(*xmlReadMemory)(const char *, int, const char *, const char *, int);
  const void *(*xmlGetLastError)(void);
  void (*xmlResetLastError)(void);
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
  FIND(xmlInitParser) FIND(htmlReadMemory) FIND(xmlReadMemory) FIND(xmlDocGetRootElement) FIND(xmlFreeDoc)
  FIND(xmlGetLastError) FIND(xmlResetLastError)
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

cxml_document *cxml_xml_read(const char *bytes, int count) {
  xml.xmlResetLastError();
  // The text is in UTF-8 by now, whatever it says of itself.
  return xml.xmlReadMemory(bytes, count, NULL, "UTF-8", CXML_NOERROR | CXML_NOWARNING | CXML_NONET);
}

const cxml_error *cxml_last_error(void) { return xml.xmlGetLastError(); }

const cxml_node *cxml_root(cxml_document *document) { return xml.xmlDocGetRootElement(document); }
void cxml_destroy(cxml_document *document) { xml.xmlFreeDoc(document); }

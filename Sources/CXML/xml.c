#include "CXML.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

typedef void *(*read_call)(cxml_parser *, const char *, int, const char *, const char *, int);

static struct {
  void (*xmlInitParser)(void);
  cxml_parser *(*htmlNewParserCtxt)(void);
  cxml_parser *(*xmlNewParserCtxt)(void);
  read_call htmlCtxtReadMemory, xmlCtxtReadMemory;
  void (*xmlStopParser)(cxml_parser *);
  void (*htmlFreeParserCtxt)(cxml_parser *);
  void (*xmlFreeParserCtxt)(cxml_parser *);
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
  FIND(xmlInitParser) FIND(htmlNewParserCtxt) FIND(xmlNewParserCtxt) FIND(htmlCtxtReadMemory) FIND(xmlCtxtReadMemory)
  FIND(xmlStopParser) FIND(htmlFreeParserCtxt) FIND(xmlFreeParserCtxt) FIND(xmlDocGetRootElement) FIND(xmlFreeDoc)
  FIND(xmlGetLastError) FIND(xmlResetLastError)
#undef FIND
  xml.xmlInitParser();
}

const char *cxml_load(void) {
  pthread_once(&once, load);
  return problem;
}

// Of the reading that goes on on this thread: who wants to know of it, what is called for an element by rights, how many
// there were, and whether it was ended.
static _Thread_local struct {
  cxml_stop stop;
  void (*begins)(void);
  unsigned count;
  int is_stopped;
} reading;

static void count_element(cxml_parser *parser) {
  if (++reading.count % 4096 || !reading.stop()) return;
  reading.is_stopped = 1;
  xml.xmlStopParser(parser);
}

static void html_begins(void *parser, const char *name, const char **attributes) {
  ((void (*)(void *, const char *, const char **))reading.begins)(parser, name, attributes);
  count_element(parser);
}

static void xml_begins(
    void *parser, const char *name, const char *prefix, const char *space, int spaces, const char **all_spaces,
    int count, int defaults, const char **attributes) {
  ((void (*)(void *, const char *, const char *, const char *, int, const char **, int, int, const char **))
       reading.begins)(parser, name, prefix, space, spaces, all_spaces, count, defaults, attributes);
  count_element(parser);
}

// What is read was made UTF-8 before, whatever it says of itself.
static void *read_all(
    cxml_parser *parser, read_call read, int place, void (*begins)(void), const char *bytes, int count, int options,
    cxml_stop stop) {
  reading.stop = stop;
  reading.begins = parser->calls[place];
  reading.count = 0;
  reading.is_stopped = 0;
  parser->calls[place] = begins;
  void *document = read(parser, bytes, count, NULL, "UTF-8", options | CXML_NOERROR | CXML_NOWARNING | CXML_NONET);
  if (!reading.is_stopped) return document;
  if (document) xml.xmlFreeDoc(document);
  return NULL;
}

cxml_document *cxml_html_read(const char *bytes, int count, cxml_stop stop) {
  cxml_parser *parser = xml.htmlNewParserCtxt();
  if (!parser) return NULL;
  void *document = read_all(
      parser, xml.htmlCtxtReadMemory, CXML_HTML_BEGINS, (void (*)(void))html_begins, bytes, count, CXML_RECOVER, stop);
  xml.htmlFreeParserCtxt(parser);
  return document;
}

cxml_document *cxml_xml_read(const char *bytes, int count, cxml_stop stop) {
  xml.xmlResetLastError();
  cxml_parser *parser = xml.xmlNewParserCtxt();
  if (!parser) return NULL;
  void *document = read_all(
      parser, xml.xmlCtxtReadMemory, CXML_XML_BEGINS, (void (*)(void))xml_begins, bytes, count, 0, stop);
  xml.xmlFreeParserCtxt(parser);
  return document;
}

const cxml_error *cxml_last_error(void) { return xml.xmlGetLastError(); }

const cxml_node *cxml_root(cxml_document *document) { return xml.xmlDocGetRootElement(document); }
void cxml_destroy(cxml_document *document) { xml.xmlFreeDoc(document); }

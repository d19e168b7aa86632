#ifndef CXML_H
#define CXML_H

// libxml2, loaded when it is first needed: nothing links it, and nothing but markup asks for it. The layout below is that of
// its nodes and errors since 2.0; a test compares it with <libxml/tree.h> where that is.

// clang-format off
#define CXML_KINDS(X) X(ELEMENT, 1) X(ATTRIBUTE, 2) X(TEXT, 3) X(CDATA_SECTION, 4) X(ENTITY_REF, 5) X(COMMENT, 8)
#define CXML_OPTIONS(X) X(RECOVER, 1) X(NOERROR, 32) X(NOWARNING, 64) X(NONET, 2048)
// clang-format on

#define CXML_NUMBER(name, number) CXML_##name = number,
enum { CXML_KINDS(CXML_NUMBER) CXML_OPTIONS(CXML_NUMBER) };
#undef CXML_NUMBER

/// The beginning of a node. Of an attribute, which is one too, nothing behind `name_space` is there.
typedef struct cxml_node {
  void *own;
  int kind;
  const char *name;
  struct cxml_node *children, *last, *parent, *next, *previous;
  void *document, *name_space;
  const char *content;
  struct cxml_node *attributes;
} cxml_node;

/// The beginning of a name space.
typedef struct cxml_name_space {
  void *next;
  int kind;
  const char *href, *prefix;
} cxml_name_space;

/// The beginning of an error.
typedef struct cxml_error {
  int domain, code;
  const char *message;
  int level;
  const char *file;
  int line;
} cxml_error;

/// The beginning of what reads: a table of what it calls for what it finds.
typedef struct cxml_parser {
  void (**calls)(void);
} cxml_parser;

/// Where in that table stands what an element of HTML begins with, and one of XML.
enum { CXML_HTML_BEGINS = 14, CXML_XML_BEGINS = 29 };

typedef struct cxml_document cxml_document;

/// Loads libxml2 once, on whichever thread asks first. NULL, or why it cannot be used; then nothing else here may be
/// called.
const char *cxml_load(void);

/// Asked once in a few thousand elements, on the thread that reads: another number than 0 ends the reading.
typedef int (*cxml_stop)(void);

/// HTML in UTF-8 as a tree, however broken it is; NULL where nothing of it can be read, or reading was ended. Nothing it
/// names is fetched.
cxml_document *cxml_html_read(const char *bytes, int count, cxml_stop);
/// XML in UTF-8 as a tree; NULL where it is broken, or reading was ended. Nothing it names is fetched, and its entities
/// stay names.
cxml_document *cxml_xml_read(const char *bytes, int count, cxml_stop);
/// What was wrong with what was last read on this thread; NULL where nothing was.
const cxml_error *cxml_last_error(void);
/// NULL where there is no element.
const cxml_node *cxml_root(cxml_document *);
void cxml_destroy(cxml_document *);

#endif

#include "CYAML.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

static struct {
  int (*parser_initialize)(void *);
  void (*parser_delete)(void *);
  void (*parser_set_encoding)(void *, int);
  void (*parser_set_input_string)(void *, const unsigned char *, size_t);
  int (*parser_parse)(void *, cyaml_event *);
  void (*event_delete)(cyaml_event *);
} yaml;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *problem;

static void *library(void) {
#ifdef __APPLE__
  void *found = dlopen("libyaml-0.2.dylib", RTLD_LAZY | RTLD_LOCAL);
  // Where Homebrew has it, which no loader looks through by itself.
  return found ? found : dlopen("/opt/homebrew/lib/libyaml-0.2.dylib", RTLD_LAZY | RTLD_LOCAL);
#else
  return dlopen("libyaml-0.so.2", RTLD_LAZY | RTLD_LOCAL);
#endif
}

static void load(void) {
  void *found = library();
  if (!found) {
    problem = dlerror();
    return;
  }
#define FIND(name) \
  if (!(yaml.name = dlsym(found, "yaml_" #name))) { \
    problem = "the installed libyaml has no yaml_" #name; \
    return; \
  }
  FIND(parser_initialize) FIND(parser_delete) FIND(parser_set_encoding) FIND(parser_set_input_string)
  FIND(parser_parse) FIND(event_delete)
#undef FIND
}

const char *cyaml_load(void) {
  pthread_once(&once, load);
  return problem;
}

cyaml_parser *cyaml_parser_create(const void *bytes, size_t count) {
  cyaml_parser *parser = calloc(1, CYAML_PARSER_ROOM);
  if (!parser) return NULL;
  if (!yaml.parser_initialize(parser)) {
    free(parser);
    return NULL;
  }
  yaml.parser_set_encoding(parser, CYAML_UTF8_ENCODING);
  yaml.parser_set_input_string(parser, bytes, count);
  return parser;
}

void cyaml_parser_destroy(cyaml_parser *parser) {
  yaml.parser_delete(parser);
  free(parser);
}

int cyaml_parser_next(cyaml_parser *parser, cyaml_event *event) { return yaml.parser_parse(parser, event); }
void cyaml_event_destroy(cyaml_event *event) { yaml.event_delete(event); }

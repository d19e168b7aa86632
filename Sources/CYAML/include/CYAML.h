#ifndef CYAML_H
#define CYAML_H

#include <stddef.h>

// libyaml, loaded when it is first needed: nothing links it, and nothing but YAML asks for it. The layouts below are those
// of 0.2.5, whose ABI has been the same since 0.1.4; a test compares them with <yaml.h> where that is.

// clang-format off
#define CYAML_EVENTS(X) \
  X(NO, 0) X(STREAM_START, 1) X(STREAM_END, 2) X(DOCUMENT_START, 3) X(DOCUMENT_END, 4) X(ALIAS, 5) X(SCALAR, 6) \
  X(SEQUENCE_START, 7) X(SEQUENCE_END, 8) X(MAPPING_START, 9) X(MAPPING_END, 10)

#define CYAML_ERRORS(X) \
  X(NO, 0) X(MEMORY, 1) X(READER, 2) X(SCANNER, 3) X(PARSER, 4)
// clang-format on

#define CYAML_NUMBER(name, number) CYAML_##name##_EVENT = number,
enum { CYAML_EVENTS(CYAML_NUMBER) };
#undef CYAML_NUMBER
#define CYAML_NUMBER(name, number) CYAML_##name##_ERROR = number,
enum { CYAML_ERRORS(CYAML_NUMBER) };
#undef CYAML_NUMBER

enum { CYAML_PLAIN_STYLE = 1, CYAML_UTF8_ENCODING = 1 };

/// A place: characters, lines and columns, each counted from 0.
typedef struct {
  size_t index, line, column;
} cyaml_mark;

typedef struct {
  int kind;
  union {
    struct {
      const char *anchor;
    } alias;
    struct {
      const char *anchor, *tag, *value;
      size_t length;
      int plain_implicit, quoted_implicit, style;
    } scalar;
    /// Of a sequence as of a mapping.
    struct {
      const char *anchor, *tag;
      int implicit, style;
    } container;
  } data;
  cyaml_mark start, end;
} cyaml_event;

/// The beginning of libyaml's parser: what may be read of it.
typedef struct {
  int error;
  const char *problem;
  /// The byte; said by READER errors alone, which have no mark.
  size_t problem_offset;
  int problem_value;
  cyaml_mark problem_mark;
  const char *context;
  cyaml_mark context_mark;
} cyaml_parser;

/// How much is kept for a parser, whose real size is a fraction of it.
enum { CYAML_PARSER_ROOM = 4096 };

/// Loads libyaml once, on whichever thread asks first. NULL, or why it cannot be used; then nothing else here may be
/// called.
const char *cyaml_load(void);

/// A parser of UTF-8, which has to stay where it is as long as the parser is there; NULL where there is no memory.
cyaml_parser *cyaml_parser_create(const void *bytes, size_t count);
void cyaml_parser_destroy(cyaml_parser *);

/// The next event, to be given to `cyaml_event_destroy` afterwards. 0 when there is an error, which the parser then says;
/// then there is no event.
int cyaml_parser_next(cyaml_parser *, cyaml_event *);
void cyaml_event_destroy(cyaml_event *);

#endif

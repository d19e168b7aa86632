// Names of libedit's header that the library uses from Swift, for .ci/apple-check. Nothing here does anything.

#include <stddef.h>

typedef struct editline EditLine;
typedef struct lineinfow {
  const wchar_t *buffer;
  const wchar_t *cursor;
  const wchar_t *lastchar;
} LineInfoW;
typedef struct histeventW {
  int num;
  const wchar_t *str;
} HistEventW;

#define EL_TERMINAL 1
#define EL_EDITOR 2
#define EL_SIGNAL 3
#define EL_BIND 4
#define EL_HIST 10
#define EL_EDITMODE 11
#define EL_GETCFN 13
#define EL_CLIENTDATA 14
#define EL_PREP_TERM 16
#define CC_NORM 0
#define CC_EOF 2
#define H_FIRST 3
#define H_LAST 4
#define H_PREV 5
#define H_NEXT 6
#define H_CURR 7

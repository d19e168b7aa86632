#include "CEdit.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

// What is used of libedit.
static struct {
  __typeof__(el_init_fd) *el_init_fd;
  __typeof__(el_end) *el_end;
  __typeof__(el_set) *el_set;
  __typeof__(el_wset) *el_wset;
  __typeof__(el_wget) *el_wget;
  __typeof__(el_wline) *el_wline;
  __typeof__(el_cursor) *el_cursor;
  __typeof__(el_deletestr) *el_deletestr;
  __typeof__(el_winsertstr) *el_winsertstr;
  __typeof__(el_wgets) *el_wgets;
  __typeof__(el_wgetc) *el_wgetc;
  __typeof__(el_wparse) *el_wparse;
  __typeof__(tok_winit) *tok_winit;
  __typeof__(tok_wend) *tok_wend;
  __typeof__(tok_wstr) *tok_wstr;
} edit;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded;

static void load(void) {
#ifdef __APPLE__
  void *library = dlopen("libedit.3.dylib", RTLD_LAZY | RTLD_LOCAL);
#else
  void *library = dlopen("libedit.so.2", RTLD_LAZY | RTLD_LOCAL);
#endif
  if (!library) return;
#define FIND(name) \
  if (!(edit.name = (__typeof__(name) *)dlsym(library, #name))) return;
  FIND(el_init_fd) FIND(el_end) FIND(el_set) FIND(el_wset) FIND(el_wget) FIND(el_wline) FIND(el_cursor)
  FIND(el_deletestr) FIND(el_winsertstr) FIND(el_wgets) FIND(el_wgetc) FIND(el_wparse)
  FIND(tok_winit) FIND(tok_wend) FIND(tok_wstr)
#undef FIND
  is_loaded = 1;
}

EditLine *cedit_start(const char *name, int input, int output, void **nowhere) {
  pthread_once(&once, load);
  FILE *printed = is_loaded ? fopen("/dev/null", "r+e") : NULL;
  if (!printed) return NULL;
  EditLine *editor = edit.el_init_fd(name, printed, printed, printed, input, output, 2);
  if (!editor) fclose(printed);
  *nowhere = printed;
  return editor;
}

void cedit_end(EditLine *editor, void *nowhere) {
  edit.el_end(editor);
  fclose(nowhere);
}

const LineInfoW *cedit_line(EditLine *editor) { return edit.el_wline(editor); }
void cedit_move_cursor(EditLine *editor, int count) { edit.el_cursor(editor, count); }
void cedit_delete_before_cursor(EditLine *editor, int count) { edit.el_deletestr(editor, count); }
void cedit_insert(EditLine *editor, const wchar_t *text) { edit.el_winsertstr(editor, text); }
const wchar_t *cedit_edit(EditLine *editor, int *count) { return edit.el_wgets(editor, count); }
int cedit_read_key(EditLine *editor, wchar_t *key) { return edit.el_wgetc(editor, key); }

void cedit_run(EditLine *editor, const wchar_t *line) {
  TokenizerW *tokenizer = edit.tok_winit(NULL);
  if (!tokenizer) return;
  int count = 0;
  const wchar_t **words = NULL;
  if (edit.tok_wstr(tokenizer, line, &count, &words) == 0 && count > 0) edit.el_wparse(editor, count, words);
  edit.tok_wend(tokenizer);
}

int cedit_set_int(EditLine *editor, int operation, int value) { return edit.el_wset(editor, operation, value); }

int cedit_set_client(EditLine *editor, void *client) { return edit.el_wset(editor, EL_CLIENTDATA, client); }

void *cedit_client(EditLine *editor) {
  void *client = NULL;
  edit.el_wget(editor, EL_CLIENTDATA, &client);
  return client;
}

int cedit_set_terminal(EditLine *editor, const char *name) { return edit.el_set(editor, EL_TERMINAL, name); }

int cedit_set_editor(EditLine *editor, const wchar_t *name) { return edit.el_wset(editor, EL_EDITOR, name); }

const wchar_t *cedit_editor(EditLine *editor) {
  const wchar_t *name = NULL;
  edit.el_wget(editor, EL_EDITOR, &name);
  return name;
}

int cedit_set_prompt(EditLine *editor, CEditPrompt prompt) { return edit.el_wset(editor, EL_PROMPT, prompt); }

int cedit_set_reader(EditLine *editor, CEditReadCharacter reader) {
  return edit.el_wset(editor, EL_GETCFN, reader);
}

static int history_operation(void *source, HistEventW *event, int operation, ...) {
  CEditHistorySource *history = source;
  return history->answer(history->context, event, operation);
}

int cedit_set_history(EditLine *editor, CEditHistorySource *source) {
  return edit.el_wset(editor, EL_HIST, history_operation, source);
}

int cedit_add_command(EditLine *editor, const wchar_t *name, const wchar_t *help, CEditCommand command) {
  return edit.el_wset(editor, EL_ADDFN, name, help, command);
}

int cedit_bind(EditLine *editor, const wchar_t *key, const wchar_t *command) {
  return edit.el_wset(editor, EL_BIND, key, command, (wchar_t *)0);
}

int cedit_bind_alternate(EditLine *editor, const wchar_t *key, const wchar_t *command) {
  return edit.el_wset(editor, EL_BIND, L"-a", key, command, (wchar_t *)0);
}

int cedit_set_terminal_mode(EditLine *editor, const wchar_t *mode) {
  return edit.el_wset(editor, EL_SETTY, L"-d", mode, (wchar_t *)0);
}

#include "CEdit.h"

#include <stdarg.h>

int cedit_set_int(EditLine *editor, int operation, int value) { return el_wset(editor, operation, value); }

int cedit_set_client(EditLine *editor, void *client) { return el_wset(editor, EL_CLIENTDATA, client); }

void *cedit_client(EditLine *editor) {
  void *client = NULL;
  el_wget(editor, EL_CLIENTDATA, &client);
  return client;
}

int cedit_set_terminal(EditLine *editor, const char *name) { return el_set(editor, EL_TERMINAL, name); }

int cedit_set_editor(EditLine *editor, const wchar_t *name) { return el_wset(editor, EL_EDITOR, name); }

const wchar_t *cedit_editor(EditLine *editor) {
  const wchar_t *name = NULL;
  el_wget(editor, EL_EDITOR, &name);
  return name;
}

int cedit_set_prompt(EditLine *editor, CEditPrompt prompt) { return el_wset(editor, EL_PROMPT, prompt); }

int cedit_set_reader(EditLine *editor, CEditReadCharacter reader) {
  return el_wset(editor, EL_GETCFN, reader);
}

static int history_operation(void *source, HistEventW *event, int operation, ...) {
  CEditHistorySource *history = source;
  return history->answer(history->context, event, operation);
}

int cedit_set_history(EditLine *editor, CEditHistorySource *source) {
  return el_wset(editor, EL_HIST, history_operation, source);
}

int cedit_add_command(EditLine *editor, const wchar_t *name, const wchar_t *help, CEditCommand command) {
  return el_wset(editor, EL_ADDFN, name, help, command);
}

int cedit_bind(EditLine *editor, const wchar_t *key, const wchar_t *command) {
  return el_wset(editor, EL_BIND, key, command, (wchar_t *)0);
}

int cedit_bind_alternate(EditLine *editor, const wchar_t *key, const wchar_t *command) {
  return el_wset(editor, EL_BIND, L"-a", key, command, (wchar_t *)0);
}

int cedit_set_terminal_mode(EditLine *editor, const wchar_t *mode) {
  return el_wset(editor, EL_SETTY, L"-d", mode, (wchar_t *)0);
}

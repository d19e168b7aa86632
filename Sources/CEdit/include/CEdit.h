// libedit's calls, the variadic ones too, which Swift cannot make. No logic lives here.
//
// The library, and the three it needs, are loaded when the first editor starts: what asks nobody starts sooner
// without them.

#ifndef CEDIT_H
#define CEDIT_H

#include <histedit.h>

/// Reads one character: 1 when there is one, 0 at the end of input, -1 on an error (see EL_GETCFN).
typedef int (*CEditReadCharacter)(EditLine *editor, wchar_t *character);
/// An editing command; returns one of libedit's CC_ values.
typedef unsigned char (*CEditCommand)(EditLine *editor, int key);
typedef wchar_t *(*CEditPrompt)(EditLine *editor);
/// Answers one H_ operation: 0 when `event` was filled in, -1 when there is no such entry.
typedef int (*CEditHistory)(void *context, HistEventW *event, int operation);

/// Where libedit's own history commands look: `answer` is called with `context`.
typedef struct {
  CEditHistory answer;
  void *context;
} CEditHistorySource;

/// NULL when there is no libedit, or no memory. What libedit prints goes nowhere, through a file that `cedit_end` closes.
EditLine *cedit_start(const char *name, int input, int output, void **nowhere);
void cedit_end(EditLine *editor, void *nowhere);

const LineInfoW *cedit_line(EditLine *editor);
void cedit_move_cursor(EditLine *editor, int count);
void cedit_delete_before_cursor(EditLine *editor, int count);
void cedit_insert(EditLine *editor, const wchar_t *text);
/// Edits one line. NULL when a command of ours ended it, or the input did.
const wchar_t *cedit_edit(EditLine *editor, int *count);
/// 1 when there is a key.
int cedit_read_key(EditLine *editor, wchar_t *key);
/// Runs one line of an `.editrc`.
void cedit_run(EditLine *editor, const wchar_t *line);

/// EL_SIGNAL, EL_PREP_TERM, EL_EDITMODE and the other operations that take one int.
int cedit_set_int(EditLine *editor, int operation, int value);

int cedit_set_client(EditLine *editor, void *client);
void *cedit_client(EditLine *editor);

/// Chooses a terminal description by name, in place of the environment's TERM.
int cedit_set_terminal(EditLine *editor, const char *name);
int cedit_set_editor(EditLine *editor, const wchar_t *name);
const wchar_t *cedit_editor(EditLine *editor);

int cedit_set_prompt(EditLine *editor, CEditPrompt prompt);
int cedit_set_reader(EditLine *editor, CEditReadCharacter reader);
/// `source` must live as long as the editor.
int cedit_set_history(EditLine *editor, CEditHistorySource *source);
/// libedit keeps the pointers `name` and `help`: they must live as long as the editor.
int cedit_add_command(EditLine *editor, const wchar_t *name, const wchar_t *help, CEditCommand command);

int cedit_bind(EditLine *editor, const wchar_t *key, const wchar_t *command);
/// Binds in vi's command map.
int cedit_bind_alternate(EditLine *editor, const wchar_t *key, const wchar_t *command);
/// Changes the terminal settings used while a line is edited, such as "-isig".
int cedit_set_terminal_mode(EditLine *editor, const wchar_t *mode);

#endif

/// The texts of the reference's tables: a file for each kind, or for a part of one.
///
/// An entry is a line, `name|traits|source|summary|example|see also`, and more sentences stand below it after two blanks.
enum ReferenceText {}

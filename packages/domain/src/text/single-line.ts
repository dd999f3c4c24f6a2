/**
 * Control characters, lone surrogates, code points that are no characters, and the marks that make a
 * text read in another direction than it is written. XML forbids most, terminals and mail headers act
 * on some, and no name has any of them.
 */
const invisible = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A character with which something shows: no white space, control or default-ignorable character (Unicode
 * UAX #44: joiners, fillers, tags, selectors), and none of those that fonts draw as nothing.
 */
const visible =
  /[^\s\p{Cc}\p{Cs}\p{DI}\p{NChar}\u2800\uFFF9-\uFFFC\u{13430}-\u{13442}\u{16FE4}\u{1D159}]/u;

/** Whether nothing of a text shows. Names have a constraint of the same rule in the database. */
export const isBlank = (text: string): boolean => !visible.test(text);

const unlessBlank = (text: string): string => (isBlank(text) ? "" : text);

/** A text of several lines as it is stored: composed, at most one empty line, "" where nothing shows. */
export const toPlainText = (text: string): string =>
  unlessBlank(text)
    .normalize("NFC")
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) =>
      line
        .replace(/[^\S\n]/gu, " ")
        .replace(invisible, "")
        .trimEnd(),
    )
    .join("\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();

/** A text of one line as it is stored: composed (NFC), single spaces, "" where nothing shows. */
export const toSingleLine = (text: string): string =>
  unlessBlank(text).normalize("NFC").replace(/\s+/gu, " ").replace(invisible, "").trim();

/**
 * Control characters, lone surrogates, code points that are no characters, and the marks that make a
 * text read in another direction than it is written. XML forbids most, terminals and mail headers act
 * on some, and no name has any of them.
 */
const invisible = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069]/gu;

/** A text of several lines as it is stored: composed, at most one empty line, nothing invisible. */
export const toPlainText = (text: string): string =>
  text
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

/** A text of one line as it is stored: composed (NFC), single spaces, without invisible characters. */
export const toSingleLine = (text: string): string =>
  text.normalize("NFC").replace(/\s+/gu, " ").replace(invisible, "").trim();

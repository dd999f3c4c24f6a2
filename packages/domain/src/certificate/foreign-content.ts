const markup = /<\s*(!doctype|html|head|body|script|svg|iframe|\?php|%@)/i;

/** How other files begin that are run, unpacked or shown, as far as a text can begin so. */
const beginning = /^\s*(PK|MZ|.ELF|%PDF-|#!|%!|GIF8|RIFF|BZh|\{\\rtf)/s;

/** Whether bytes before or after a document, as Latin-1, make it a web page, a program or an archive too. */
export const isForeignContent = (beside: string): boolean =>
  markup.test(beside) || beginning.test(beside);

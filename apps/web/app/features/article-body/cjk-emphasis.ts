/** Unicode keeps it out of texts, and Markdown knows no rule for it. */
const marker = "\uFDD0";
const everyMarker = /\uFDD0|%EF%B7%90/g;

const cjk =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u;
const punctuation = /[\p{P}\p{S}]/u;
/** Whose own meaning depends on what follows. */
const isActive = (character: string) => /[\\_~]/.test(character);
const asterisks = /(?<=([^\s*]))\*+(?=([^\s*]))/gu;

/**
 * CommonMark takes asterisks between punctuation and a letter for emphasis on one side only, since it expects a
 * space there; Chinese, Japanese and Korean have none. With a marker beside the punctuation `**重点。**后面`
 * is bold.
 */
export function markCjkEmphasis(markdown: string): string {
  if (!markdown.includes("*") || !cjk.test(markdown)) return markdown;
  return markdown.replace(asterisks, (run, before: string, after: string) => {
    if (!cjk.test(before) && !cjk.test(after)) return run;
    const isAfter = punctuation.test(before);
    if (isAfter === punctuation.test(after) || isActive(isAfter ? before : after)) return run;
    return isAfter ? marker + run : run + marker;
  });
}

/** Takes the markers away, from addresses too. */
export const dropMarkers = (html: string): string => html.replace(everyMarker, "");

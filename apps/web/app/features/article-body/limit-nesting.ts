/** More levels than this are no article; browsers and the page's size would suffer from them. */
const deepest = 16;
const marker = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`;
const tooDeep = new RegExp(`^((?:${marker}){${deepest}})(?:${marker})+`, "gm");
/** The columns at which a list of that depth can begin. */
const widestIndent = 4 * deepest;
const tooFarIn = new RegExp(`^[ \t]{${widestIndent + 1},}(?=[-+*>\\d])`, "gm");

/** Takes away quotes and lists that are nested deeper than anybody can read. */
export function limitNesting(markdown: string): string {
  return markdown.replace(tooDeep, "$1 ").replace(tooFarIn, " ".repeat(widestIndent));
}

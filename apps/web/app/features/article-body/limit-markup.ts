/** No real article nests deeper; more levels would slow browsers down and bloat the page. */
const deepest = 16;
const marker = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`;
const tooDeep = new RegExp(`^((?:${marker}){${deepest}})(?:${marker})+`, "gm");
/** The columns at which a list of that depth can begin. */
const widestIndent = 4 * deepest;
const tooFarIn = new RegExp(`^[ \t]{${widestIndent + 1},}(?=[-+*>\\d])`, "gm");

/** Removes quotes and lists that are nested deeper than a person can read. */
export function limitNesting(markdown: string): string {
  return markdown.replace(tooDeep, "$1 ").replace(tooFarIn, " ".repeat(widestIndent));
}

/** Ten times what the longest book has; each costs the parser a link to itself. */
const maxHeadings = 10_000;
const headingMarks = /^ {0,3}(?:#{1,6}(?=[ \t]|$)|(?:=+|-+)[ \t]*$)/gm;

/** Leaves headings out of a text that has more of them than any article could mean. */
export function limitHeadings(markdown: string): string {
  const found = markdown.match(headingMarks);
  return found === null || found.length <= maxHeadings
    ? markdown
    : markdown.replace(headingMarks, "");
}

/** One every fifty characters of the longest article; each costs the parser a search for its end. */
const maxBrackets = 20_000;

/** Leaves links and images out of a text that has more of them than any article could mean. */
export function limitLinks(markdown: string): string {
  let found = 0;
  for (let at = markdown.indexOf("["); at !== -1; at = markdown.indexOf("[", at + 1)) found += 1;
  return found <= maxBrackets ? markdown : markdown.replaceAll("[", "");
}

import { dropMarkers, markCjkEmphasis } from "./cjk-emphasis.ts";
import { raiseFootnoteMarks, separateFootnotes } from "./footnotes.ts";
import { addMissingTableHeads, dropEmptyTableHeads } from "./headless-tables.ts";
import { levelHeadings } from "./level-headings.ts";
import { limitHeadings, limitLinks, limitNesting } from "./limit-markup.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { sanitizeHtml } from "./sanitize-html.ts";

const tableFrame = '<div class="table-frame" tabindex="0" role="region" aria-label="Table"><table>';
const codeFrame = '<pre tabindex="0" role="region" aria-label="Code">';

/** Byte order marks, and characters that no text has. */
const unwritten = /[\0\uFEFF\uFDD0]/g;

/** The body of an article as HTML that is safe in any page, even from a hostile author. */
export function renderArticle(markdown: string): string {
  const bare = limitLinks(limitHeadings(limitNesting(markdown.replace(unwritten, ""))));
  if (bare === "") return "";
  const { text, labels } = separateFootnotes(bare);
  const parsed = parseMarkdown(addMissingTableHeads(markCjkEmphasis(text)));
  const safe = sanitizeHtml(levelHeadings(dropMarkers(parsed)));
  // After that only constants of our own are added.
  return raiseFootnoteMarks(dropEmptyTableHeads(safe), labels)
    .replaceAll("<table>", tableFrame)
    .replaceAll("</table>", "</table></div>")
    .replaceAll("<pre>", codeFrame)
    .trimEnd();
}

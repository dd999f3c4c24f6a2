import { addMissingTableHeads, dropEmptyTableHeads } from "./headless-tables.ts";
import { levelHeadings } from "./level-headings.ts";
import { limitHeadings, limitLinks, limitNesting } from "./limit-markup.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { sanitizeHtml } from "./sanitize-html.ts";

const tableFrame = '<div class="table-frame" tabindex="0" role="region" aria-label="Table"><table>';
const codeFrame = '<pre tabindex="0" role="region" aria-label="Code">';

/** The body of an article as HTML that is safe in any page, even from a hostile author. */
export function renderArticle(markdown: string): string {
  const text = limitLinks(limitHeadings(limitNesting(markdown.replaceAll("\0", ""))));
  if (text === "") return "";
  const parsed = parseMarkdown(addMissingTableHeads(text));
  const safe = sanitizeHtml(levelHeadings(parsed));
  // After that only constants of our own are added.
  return dropEmptyTableHeads(safe)
    .replaceAll("<table>", tableFrame)
    .replaceAll("</table>", "</table></div>")
    .replaceAll("<pre>", codeFrame)
    .trimEnd();
}

import { addMissingTableHeads, dropEmptyTableHeads } from "./headless-tables.ts";
import { levelHeadings } from "./level-headings.ts";
import { limitHeadings, limitLinks, limitNesting } from "./limit-markup.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { sanitizeHtml } from "./sanitize-html.ts";

// What is too wide for a phone scrolls, and fades where there is more of it (`scroll-row.css`).
const scrolls = 'data-scroll-row tabindex="0" role="region"';
const tableFrame = `<div class="table-frame" ${scrolls} aria-label="Table"><table>`;
const codeFrame = `<pre ${scrolls} aria-label="Code">`;

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

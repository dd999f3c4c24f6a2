/** The page has the first heading, the article's title is the second. */
const highest = 3;
const levels = 3;

/** The parser puts an anchor at the end of each heading; ours have none. */
const headings = /<h([1-6])>|(?: ?<a class="anchor"[^<>]*><\/a>)?<\/h[1-6]>/g;

/**
 * Three levels of headings, wherever the writer began to count, without gaps between them: `##` as
 * the largest heading of an article is as large as `#` would be.
 */
export function levelHeadings(html: string): string {
  const used = ["1", "2", "3", "4", "5", "6"].filter((depth) => html.includes(`<h${depth}>`));
  if (used.length === 0) return html;
  let level = highest - 1;
  return html.replace(headings, (_tag, depth: string | undefined) => {
    if (depth === undefined) return `</h${level}>`;
    const wanted = highest + Math.min(used.indexOf(depth), levels - 1);
    level = Math.min(wanted, level + 1);
    return `<h${level}>`;
  });
}

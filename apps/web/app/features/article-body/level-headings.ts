/** The page has the first heading, the article's title is the second. */
const highest = 3;
const levels = 3;

/** The parser puts an anchor at the end of each heading; ours have none. */
const anchors = / <a class="anchor" [^<>]*><\/a>/g;
const opening = /<h[1-6]>/g;
const headings = /<h([1-6])>|<\/h[1-6]>/g;

/**
 * Three levels of headings, wherever the writer began to count, without gaps between them: `##` as
 * the largest heading of an article is as large as `#` would be.
 */
export function levelHeadings(html: string): string {
  const found = html.match(opening);
  if (found === null) return html;
  const bare = html.replace(anchors, "");
  const used = [...new Set(found)].sort();
  let level = highest - 1;
  return bare.replace(headings, (tag, depth: string | undefined) => {
    if (depth === undefined) return `</h${level}>`;
    const wanted = highest + Math.min(used.indexOf(tag), levels - 1);
    level = Math.min(wanted, level + 1);
    return `<h${level}>`;
  });
}

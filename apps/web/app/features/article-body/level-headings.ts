import type { Root } from "mdast";
import { visit } from "unist-util-visit";

/** The page has the first heading, the article's title is the second. */
const highest = 3;
const levels = 3;

/**
 * Three levels of headings, wherever the writer began to count, without gaps between them: `##` as
 * the largest heading of an article is as large as `#` would be.
 */
export function levelHeadings() {
  return (tree: Root): void => {
    const used = new Set<number>();
    visit(tree, "heading", ({ depth }) => void used.add(depth));
    const order = [...used].sort();
    let previous = highest - 1;
    visit(tree, "heading", (node) => {
      const wanted = highest + Math.min(order.indexOf(node.depth), levels - 1);
      previous = Math.min(wanted, previous + 1);
      node.depth = previous as 3 | 4 | 5;
    });
  };
}

import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** Links of an article open in a new tab, which learns nothing of ours and gets no hold of it. */
export function openLinksInNewTab() {
  return (tree: Root): void => {
    visit(tree, "element", (node) => {
      if (node.tagName !== "a") return;
      node.properties = {
        href: node.properties.href,
        target: "_blank",
        rel: ["noopener", "noreferrer"],
      };
    });
  };
}

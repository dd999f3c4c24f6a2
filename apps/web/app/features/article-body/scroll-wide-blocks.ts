import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

/** Tables and code scroll on their own on a narrow screen, by finger and by keyboard. */
export function scrollWideBlocks() {
  return (tree: Root): void => {
    visit(tree, "element", (node, at, parent) => {
      if (at === undefined || !parent) return;
      if (node.tagName === "pre") {
        node.properties = { tabIndex: 0, role: "region", ariaLabel: "Code" };
        return SKIP;
      }
      if (node.tagName !== "table") return;
      parent.children[at] = inFrame(node);
      return SKIP;
    });
  };
}

const inFrame = (table: Element): Element => ({
  type: "element",
  tagName: "div",
  properties: { className: ["table-frame"], tabIndex: 0, role: "region", ariaLabel: "Table" },
  children: [table],
});

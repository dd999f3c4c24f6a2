import { readFileSync } from "node:fs";
import { initSync, mdToHtml } from "md4w";

const code = new URL("md4w-fast.wasm", import.meta.resolve("md4w"));
const parser = new WebAssembly.Module(readFileSync(code));
initSync(parser);

const parseFlags = [
  ...(["NO_HTML_BLOCKS", "NO_HTML_SPANS"] as const),
  ...(["TABLES", "STRIKETHROUGH", "PERMISSIVE_URL_AUTO_LINKS"] as const),
];

/**
 * CommonMark with tables and strikethrough (md4c) as HTML. Its output is not trusted: a
 * language name after a fence, for one, can leave its attribute. See `sanitizeHtml`.
 */
export function parseMarkdown(text: string): string {
  try {
    return mdToHtml(text, { parseFlags });
  } catch (error) {
    // The parser's memory is in an unknown state; the next article gets a new parser.
    initSync(parser);
    throw error;
  }
}

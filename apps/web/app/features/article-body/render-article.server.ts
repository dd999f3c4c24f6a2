import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { articleSchema } from "./article-schema.ts";
import { dropEmptyTableHeads, headlessTables } from "./headless-tables.ts";
import { levelHeadings } from "./level-headings.ts";
import { openLinksInNewTab } from "./open-links.ts";
import { scrollWideBlocks } from "./scroll-wide-blocks.ts";

const renderer = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(headlessTables)
  .use(levelHeadings)
  .use(remarkRehype)
  .use(dropEmptyTableHeads)
  .use(openLinksInNewTab)
  .use(rehypeSanitize, articleSchema)
  // After sanitising only constants of our own are added.
  .use(scrollWideBlocks)
  .use(rehypeStringify)
  .freeze();

/** The body of an article as HTML that is safe in any page, whoever wrote it. */
export function renderArticle(markdown: string): string {
  return String(renderer.processSync(markdown));
}

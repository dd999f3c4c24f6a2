import "../zod-jitless.ts";
import * as z from "zod/mini";
import { isBlank, toSingleLine } from "../text/single-line.ts";
import { lineSchema } from "../text/text-schema.ts";

/** Longest of each, in characters; of the body in bytes of UTF-8. */
export const articleLimits = {
  title: 300,
  slug: 200,
  excerpt: 1_000,
  tag: 40,
  tags: 20,
  contentBytes: 1_048_576,
} as const;

export const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The tags of a line such as `Factoring, risk`: each once, in its order. */
export function readTags(line: string): string[] {
  const tags = line.split(",").map(toSingleLine).filter(Boolean);
  return [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()];
}

/** What an address makes of a title: `What’s an Überweisung?` becomes `what-s-an-uberweisung`. */
export function slugOf(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80);
  return plain.replace(/^-+|-+$/g, "");
}

/** Covers are files of this site, or objects in the document store. */
const coverShape = /^\/(?!\/)[\w/.-]{1,250}$/;

/** An article as its writer's page sends it. */
export const articleSchema = z.object({
  title: lineSchema(articleLimits.title, {
    least: 1,
    tooShort: "Please give the article a title",
  }),
  slug: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Please give the article an address"),
      z.maxLength(articleLimits.slug),
      z.regex(slugShape, "Small letters, digits and single hyphens only, such as early-payment"),
    ),
  excerpt: lineSchema(articleLimits.excerpt, {
    tooLong: "Please use at most 1,000 characters",
  }),
  tags: z
    .array(lineSchema(articleLimits.tag, { least: 1, tooLong: "A tag has at most 40 characters" }))
    .check(z.maxLength(articleLimits.tags, "Please use at most 20 tags")),
  coverImageUrl: z.nullable(z.string().check(z.regex(coverShape))),
  content: z.string().check(
    z.refine((text) => !isBlank(text), "Please write something"),
    z.refine(
      (text) => utf8Length(text) <= articleLimits.contentBytes,
      "An article has at most one megabyte",
    ),
  ),
});

export type ArticleInput = z.infer<typeof articleSchema>;

/** Bytes of a text in UTF-8. */
function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

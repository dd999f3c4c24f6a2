import { describe, expect, test } from "vitest";
import { articleSchema, readTags, slugOf } from "./article.ts";

test.each([
  ["Sixty days is a loan", "sixty-days-is-a-loan"],
  ["What’s an Überweisung?", "what-s-an-uberweisung"],
  ["  --  ", ""],
  ["Ça coûte 3 % — vraiment", "ca-coute-3-vraiment"],
  ["a".repeat(200), "a".repeat(80)],
  [`${"a".repeat(79)} b`, "a".repeat(79)],
])("the address of %j is %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test("article tags: are unique, ignoring capitals", () => {
  expect(readTags(" Risk , factoring,, risk ,  early   payment ")).toEqual([
    "risk",
    "factoring",
    "early payment",
  ]);
});

describe("article input", () => {
  const article = {
    title: "A title",
    slug: "a-title",
    excerpt: "",
    tags: ["risk"],
    coverImageUrl: null,
    content: "Words",
  };
  const rejectedField = (changes: object) => {
    const parsed = articleSchema.safeParse({ ...article, ...changes });
    return parsed.success ? null : parsed.error.issues[0]?.path[0];
  };
  test("is accepted unchanged", () => {
    expect(articleSchema.parse(article)).toEqual(article);
  });
  test.each([
    [{ title: " \n " }, "title"],
    [{ title: "x".repeat(301) }, "title"],
    [{ slug: "A-Title" }, "slug"],
    [{ slug: "a--title" }, "slug"],
    [{ slug: "" }, "slug"],
    [{ content: " " }, "content"],
    [{ content: "é".repeat(524_289) }, "content"],
    [{ tags: ["x".repeat(41)] }, "tags"],
    [{ tags: Array.from({ length: 21 }, String) }, "tags"],
    [{ coverImageUrl: "//evil.example/x.png" }, "coverImageUrl"],
    [{ coverImageUrl: "https://evil.example/x.png" }, "coverImageUrl"],
    [{ coverImageUrl: "/documents/x.png?y" }, "coverImageUrl"],
  ])("with %j is rejected for its %s", (changes, field) => {
    expect(rejectedField(changes)).toBe(field);
  });
});

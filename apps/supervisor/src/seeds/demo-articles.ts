import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type SeedArticle, seedArticles } from "@tenora/database/article/seed-articles";

const folder = fileURLToPath(new URL("../../articles/", import.meta.url));

/** Publishes the demonstration's articles, unless there are articles already. */
export function publishDemoArticles(ownerUrl: string): Promise<void> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return seedArticles(ownerUrl, files.map(readArticle));
}

/** A file is lines of `name: value`, an empty line, and the article; its name is the slug. */
function readArticle(file: string): SeedArticle {
  const text = readFileSync(folder + file, "utf8");
  const end = text.indexOf("\n\n");
  const head = new Map(
    text
      .slice(0, end)
      .split("\n")
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  );
  const slug = file.replace(/\.md$/, "");
  return {
    slug,
    title: head.get("title") ?? slug,
    content: text.slice(end).trim(),
    excerpt: head.get("excerpt") ?? "",
    coverImageUrl: `/insights/${slug}.svg`,
    tags: head.get("tags")?.split(", ") ?? [],
    createdAt: new Date(`${head.get("date")}T09:00:00Z`),
  };
}

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { asOwner } from "@tenora/database/transaction/as-owner";

const folder = fileURLToPath(new URL("../../articles/", import.meta.url));

/** Publishes the demonstration's articles, unless there are articles already. */
export function publishArticles(ownerUrl: string): Promise<void> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return asOwner(ownerUrl, async (owner) => {
    const { rowCount } = await owner.query("select from public.blog_posts_brand limit 1");
    if (rowCount !== 0) return;
    await owner.query(
      `insert into public.blog_posts_brand
         (slug, title, content, excerpt, cover_image_url, tags, published, created_at, updated_at)
       select r.slug, r.title, r.content, r.excerpt, '/insights/' || r.slug || '.svg',
         string_to_array(r.tags, ', '), true, r.at, r.at
       from jsonb_to_recordset($1) r (slug text, title text, content text, excerpt text, tags text,
         at timestamptz)
       on conflict do nothing`,
      [JSON.stringify(files.map(readArticle))],
    );
  });
}

/** A file is lines of `name: value`, an empty line, and the article; its name is the slug. */
function readArticle(file: string) {
  const text = readFileSync(folder + file, "utf8");
  const end = text.indexOf("\n\n");
  const head = new Map(
    text
      .slice(0, end)
      .split("\n")
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  );
  return {
    slug: file.replace(/\.md$/, ""),
    title: head.get("title"),
    content: text.slice(end).trim(),
    excerpt: head.get("excerpt"),
    tags: head.get("tags"),
    at: `${head.get("date")}T09:00:00Z`,
  };
}

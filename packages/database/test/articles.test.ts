import { articlesVersion } from "@tenora/database/article/articles-version";
import { deleteArticle } from "@tenora/database/article/delete-article";
import { findArticle } from "@tenora/database/article/find-article";
import { findArticleById } from "@tenora/database/article/find-article-by-id";
import { isCoverPublished } from "@tenora/database/article/is-cover-published";
import { listAllArticles } from "@tenora/database/article/list-all-articles";
import {
  type ArticleDraft,
  publishArticle,
  saveArticle,
} from "@tenora/database/article/save-article";
import { listAuditEntries } from "@tenora/database/audit/list-audit-entries";
import { findOrphanedDocuments } from "@tenora/database/document/find-orphaned-documents";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMember } from "@tenora/database/transaction/as-member";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { createAdminSession, createWalletSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { errorCodeOf, freshWallet, useDatabaseContext } from "./support/database-context.ts";

const context = useDatabaseContext();
let op: { token: string; userId: string };
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, op.token, run);
beforeAll(async () => {
  op = await createAdminSession(context.test.ownerUrl, "op@example.com");
});

let written = 0;
const draft = (changes: Partial<ArticleDraft> = {}): ArticleDraft => {
  written += 1;
  return {
    id: crypto.randomUUID(),
    seen: null,
    title: `Article ${written}`,
    slug: `article-${written}`,
    content: "Words",
    excerpt: null,
    coverImageUrl: null,
    tags: ["risk"],
    ...changes,
  };
};
const save = (article: ArticleDraft) => asOp((tx) => saveArticle(tx, article));
const publish = (articleId: string, on = true, version?: Date) =>
  asOp(async (tx) => {
    const seen = version ?? (await findArticleById(tx, articleId)).updatedAt;
    return publishArticle(tx, { articleId, publish: on, seen });
  });
const read = (slug: string) => asVisitor(context.web, (tx) => findArticle(tx, slug));
const version = () => asVisitor(context.web, articlesVersion);

describe("article", () => {
  test("is created, published and withdrawn with one audit row each", async () => {
    const article = draft();
    await save(article);
    expect(await read(article.slug)).toBeNull();
    await publish(article.id);
    expect(await read(article.slug)).toMatchObject({ title: article.title, tags: ["risk"] });
    await publish(article.id, false);
    expect(await read(article.slug)).toBeNull();
    const { entries } = await asOp((tx) => listAuditEntries(tx, { subject: article.id, limit: 9 }));
    expect(entries.map(({ action, adminEmail }) => [action, adminEmail])).toEqual([
      ["article.unpublished", "op@example.com"],
      ["article.published", "op@example.com"],
      ["article.created", "op@example.com"],
    ]);
    expect(JSON.stringify(entries)).not.toContain("Words");
  });

  test("has the date of its first publication", async () => {
    const article = draft();
    await save(article);
    await context.owner((o) =>
      o.query("update blog_posts_brand set created_at = '2020-01-01' where id = $1", [article.id]),
    );
    await publish(article.id);
    const first = (await read(article.slug))?.created_at;
    expect(first?.getFullYear()).toBeGreaterThan(2020);
    await publish(article.id, false);
    await publish(article.id);
    expect((await read(article.slug))?.created_at).toEqual(first);
  });

  test("is changed only by an admin who saw its newest version", async () => {
    const article = draft();
    const seen = await save(article);
    const changed = await save({ ...article, seen, content: "Other words" });
    expect(changed.getTime()).toBeGreaterThan(seen.getTime());
    expect(await errorCodeOf(save({ ...article, seen, content: "Old words" }))).toBe(
      "ALREADY_CHANGED",
    );
    expect(await errorCodeOf(save(article))).toBe("ALREADY_CHANGED");
    expect(await asOp((tx) => findArticleById(tx, article.id))).toMatchObject({
      content: "Other words",
      updatedAt: changed,
    });
  });

  test("article: an editor learns which admin changed it last", async () => {
    const article = draft();
    const seen = await save(article);
    const changedBy = async () => (await asOp((tx) => findArticleById(tx, article.id))).changedBy;
    expect(await changedBy()).toBe("op@example.com");
    const bea = await createAdminSession(context.test.ownerUrl, "bea@example.com");
    await asAdmin(context.admin, bea.token, (tx) => saveArticle(tx, { ...article, seen }));
    expect(await changedBy()).toBe("bea@example.com");
  });

  test("is published and withdrawn only by an admin who saw its newest version", async () => {
    const article = draft();
    const seen = await save(article);
    const changed = await save({ ...article, seen, content: "Unseen content" });
    expect(await errorCodeOf(publish(article.id, true, seen))).toBe("ALREADY_CHANGED");
    expect(await read(article.slug)).toBeNull();
    const published = await publish(article.id, true, changed);
    expect(await errorCodeOf(publish(article.id, true, published))).toBe("ALREADY_CHANGED");
    expect(await errorCodeOf(publish(article.id, false, changed))).toBe("ALREADY_CHANGED");
    expect(await read(article.slug)).not.toBeNull();
    await publish(article.id, false, published);
    expect(await read(article.slug)).toBeNull();
  });

  test("cannot change its slug after publication, nor take another article's", async () => {
    const article = draft();
    const seen = await save(article);
    expect(await errorCodeOf(save(draft({ slug: article.slug })))).toBe("SLUG_TAKEN");
    const moved = await save({ ...article, seen, slug: `${article.slug}-b` });
    await publish(article.id);
    await publish(article.id, false);
    const { updatedAt } = await asOp((tx) => findArticleById(tx, article.id));
    expect(updatedAt.getTime()).toBeGreaterThan(moved.getTime());
    const again = { ...article, seen: updatedAt, slug: article.slug };
    expect(await errorCodeOf(save(again))).toBe("SLUG_SETTLED");
  });

  test("that was inserted as published cannot change its slug either", async () => {
    const article = draft();
    await context.owner((o) =>
      o.query(
        "insert into blog_posts_brand (id, title, slug, content, published) values ($1, 'x', $2, 'x', true)",
        [article.id, article.slug],
      ),
    );
    const { updatedAt } = await asOp((tx) => findArticleById(tx, article.id));
    const moved = save({ ...article, seen: updatedAt, slug: `${article.slug}-b` });
    expect(await errorCodeOf(moved)).toBe("SLUG_SETTLED");
  });

  test.each([
    { slug: "Not a slug" },
    { title: "" },
    { excerpt: "x".repeat(1001) },
    { tags: Array.from({ length: 21 }, String) },
    { content: "é".repeat(524_289) },
  ])("%j is refused by the database itself", async (changes) => {
    expect(await errorCodeOf(save(draft(changes)))).toBe("INVALID_INPUT");
  });
});

test("articles version: never repeats, in whatever order changes are committed", async () => {
  const [first, second] = [draft(), draft()];
  await save(first);
  await save(second);
  await publish(first.id);
  await publish(second.id);
  const before = await version();
  const change = "update blog_posts_brand set content = 'Changed' where id = $1";
  // The second change waits for the first one's commit, so that both are counted, in their order.
  await context.owner(async (slow) => {
    await slow.query("begin");
    await slow.query(change, [first.id]);
    const quick = context.owner((other) => other.query(change, [second.id]));
    expect(await version()).toBe(before);
    await slow.query("commit");
    await quick;
  });
  const after = await version();
  await publish(first.id, false);
  await publish(first.id);
  const seenSoFar = [before, after];
  for (const on of [false, true, false]) {
    await publish(first.id, on);
    seenSoFar.push(await version());
  }
  expect(new Set(seenSoFar).size).toBe(5);
});

test("cover: is public only while a published article uses it", async () => {
  const coverImageUrl = `/insights/covers/${crypto.randomUUID()}.png`;
  const article = draft({ coverImageUrl });
  const isShown = () => asVisitor(context.web, (tx) => isCoverPublished(tx, coverImageUrl));
  await save(article);
  expect(await isShown()).toBe(false);
  await publish(article.id);
  expect(await isShown()).toBe(true);
  await publish(article.id, false);
  expect(await isShown()).toBe(false);
});

describe("unpublished article", () => {
  const remove = (articleId: string, seen: Date) =>
    asOp((tx) => deleteArticle(tx, { articleId, seen }));

  test("is deleted with one audit row, and its cover becomes an orphan", async () => {
    const coverImageUrl = `/insights/covers/${crypto.randomUUID()}.png`;
    const article = draft({ coverImageUrl });
    const seen = await save(article);
    const unowned = () =>
      asWorker(context.jobs, (tx) => findOrphanedDocuments(tx, [coverImageUrl]));
    expect(await unowned()).toEqual([]);
    const before = await version();
    await remove(article.id, seen);
    expect(await errorCodeOf(asOp((tx) => findArticleById(tx, article.id)))).toBe(
      "ARTICLE_NOT_FOUND",
    );
    expect(await unowned()).toEqual([coverImageUrl]);
    expect(await version()).not.toBe(before);
    const { entries } = await asOp((tx) => listAuditEntries(tx, { subject: article.id, limit: 9 }));
    expect(entries.map(({ action, adminEmail }) => [action, adminEmail])).toEqual([
      ["article.deleted", "op@example.com"],
      ["article.created", "op@example.com"],
    ]);
    expect(entries[0]).toMatchObject({ before: { title: article.title }, after: null });
    for (const late of [remove(article.id, seen), save({ ...article, seen })]) {
      expect(await errorCodeOf(late)).toBe("ARTICLE_NOT_FOUND");
    }
    expect(await errorCodeOf(publish(article.id, true, seen))).toBe("ARTICLE_NOT_FOUND");
    // An admin who still has it open can create it again.
    await save(article);
  });

  test("is not deleted when another admin changed it or it was once published", async () => {
    const article = draft();
    const seen = await save(article);
    const changed = await save({ ...article, seen, content: "Other words" });
    expect(await errorCodeOf(remove(article.id, seen))).toBe("ALREADY_CHANGED");
    const published = await publish(article.id, true, changed);
    expect(await errorCodeOf(remove(article.id, published))).toBe("ARTICLE_PUBLISHED");
    const withdrawn = await publish(article.id, false, published);
    expect(await errorCodeOf(remove(article.id, withdrawn))).toBe("ARTICLE_PUBLISHED");
    expect(await asOp((tx) => findArticleById(tx, article.id))).toMatchObject({ published: false });
  });
});

test("articles: only admins write them and read drafts", async () => {
  const article = draft();
  await save(article);
  const token = await createWalletSession(context.test.ownerUrl, freshWallet());
  const member = <T>(run: Parameters<typeof asMember<T>>[2]) => asMember(context.web, token, run);
  for (const call of [
    sql`select public.set_article_published(${article.id}::uuid, true, now())`,
    sql`select public.save_article(${article.id}::uuid, null, 'x', 'x', 'x', null, null, '{}')`,
    sql`select public.delete_article(${article.id}::uuid, now())`,
    sql`update blog_posts_brand set published = true`,
    sql`delete from blog_posts_brand`,
  ]) {
    expect(await errorCodeOf(member((tx) => call.execute(tx)))).toBe("FORBIDDEN");
  }
  expect(await member((tx) => findArticle(tx, article.slug))).toBeNull();
});

test("article list: contains drafts for admins, filters by state and searches", async () => {
  const article = draft({ title: "A 100% rare title" });
  await save(article);
  const list = (query: object) =>
    asOp(async (tx) => (await listAllArticles(tx, { limit: 50, ...query })).articles);
  expect(await list({ search: "100% RARE" })).toMatchObject([{ slug: article.slug }]);
  expect(await list({ search: "100% rare", published: true })).toEqual([]);
  const { articles, hasMore } = await asOp((tx) => listAllArticles(tx, { limit: 2 }));
  expect(articles).toHaveLength(2);
  expect(hasMore).toBe(true);
});

test("article list: pages from the oldest contain each article once, in the reverse order", async () => {
  await Promise.all([1, 2, 3, 4].map(() => save(draft())));
  const newest = (await asOp((tx) => listAllArticles(tx, { limit: 200 }))).articles;
  const seen: string[] = [];
  let after: { createdAt: Date; id: string } | undefined;
  for (let more = true; more; ) {
    const query = { order: "oldest", after, limit: 3 } as const;
    const page = await asOp((tx) => listAllArticles(tx, query));
    seen.push(...page.articles.map(({ id }) => id));
    after = page.articles.at(-1);
    more = page.hasMore;
  }
  expect(seen).toEqual(newest.map(({ id }) => id).toReversed());
});

import { asOwner } from "../transaction/as-owner.ts";

export interface SeedArticle {
  readonly slug: string;
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
  readonly coverImageUrl: string;
  readonly tags: readonly string[];
  readonly createdAt: Date;
}

/** Publishes these articles when there is none at all, published or not. The owner only. */
export function seedArticles(ownerUrl: string, articles: readonly SeedArticle[]): Promise<void> {
  return asOwner(ownerUrl, async (owner) => {
    const { rowCount } = await owner.query("select from blog_posts_brand limit 1");
    if (rowCount !== 0) return;
    for (const { slug, title, content, excerpt, coverImageUrl, tags, createdAt } of articles) {
      await owner.query(
        `insert into blog_posts_brand
           (slug, title, content, excerpt, cover_image_url, tags, published, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, true, $7, $7)
         on conflict do nothing`,
        [slug, title, content, excerpt, coverImageUrl, tags, createdAt],
      );
    }
  });
}

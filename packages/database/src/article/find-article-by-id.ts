import { DomainError } from "@tenora/domain/domain-error";
import type { Transaction } from "../transaction/transaction.ts";

/** An article as it is written: published or not. */
export interface ArticleForEditing {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly content: string;
  readonly excerpt: string | null;
  readonly coverImageUrl: string | null;
  readonly tags: readonly string[];
  readonly published: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The email of the admin who last saved, published or unpublished it, from the audit log. */
  readonly changedBy: string | null;
  /** Null: its slug may still change. */
  readonly firstPublishedAt: Date | null;
}

/**
 * One article, whether published or not.
 * @throws DomainError ARTICLE_NOT_FOUND; INVALID_INPUT when the id is not a uuid.
 */
export async function findArticleById(
  tx: Transaction<"admin">,
  id: string,
): Promise<ArticleForEditing> {
  const row = await tx
    .selectFrom("blog_posts_brand")
    .select(["id", "title", "slug", "content", "excerpt", "tags", "published"])
    .select(["cover_image_url as coverImageUrl", "first_published_at as firstPublishedAt"])
    .select(["created_at as createdAt", "updated_at as updatedAt"])
    .select((article) =>
      article
        .selectFrom("audit_log")
        .select("admin_email")
        .where("subject_type", "=", "article")
        .where("subject_id", "=", article.cast<string>("blog_posts_brand.id", "text"))
        .orderBy("audit_log.id", "desc")
        .limit(1)
        .as("changedBy"),
    )
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw new DomainError("ARTICLE_NOT_FOUND");
  return row;
}

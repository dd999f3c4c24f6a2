import type { Transaction } from "../transaction/transaction.ts";

/** Whether a published article uses this cover; only then it is public. */
export async function isCoverPublished(
  tx: Transaction<"visitor" | "member">,
  coverImageUrl: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom("blog_posts_brand")
    .select("id")
    .where("cover_image_url", "=", coverImageUrl)
    .where("published", "=", true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

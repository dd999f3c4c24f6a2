import type { Transaction } from "../transaction/transaction.ts";

export interface SellerSlug {
  readonly slug: string;
  readonly name: string;
  /** Lower case. */
  readonly wallet: string;
  /** A suspended business keeps its slug, and its page once it has published a receivable. */
  readonly hasPage: boolean;
  readonly isSuspended: boolean;
  /** The address of its logo; null without one. */
  readonly logo: string | null;
}

/** The slugs of the approved businesses among these wallets (lower case), or the wallets of slugs. */
export async function findSellerSlugs(
  tx: Transaction<"visitor" | "member" | "worker">,
  by: { readonly wallets: readonly string[] } | { readonly slugs: readonly string[] },
): Promise<SellerSlug[]> {
  const [column, values] =
    "slugs" in by ? (["slug", by.slugs] as const) : (["wallet_address", by.wallets] as const);
  if (values.length === 0) return [];
  const rows = await tx
    .selectFrom("seller_slugs")
    .selectAll()
    .where(column, "in", [...new Set(values)])
    .execute();
  return rows.map(({ slug, name, wallet_address, has_page, is_suspended, logo_url: logo }) => ({
    slug: slug ?? "",
    name: name ?? "",
    wallet: wallet_address ?? "",
    hasPage: has_page ?? false,
    isSuspended: is_suspended ?? false,
    logo,
  }));
}

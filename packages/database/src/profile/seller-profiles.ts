import type { Tier } from "@tenora/domain/business/business";
import type { Profile } from "@tenora/domain/business/profile";
import type { Transaction } from "../transaction/transaction.ts";

/** What everybody may read of an approved business; of a suspended one nothing that it says of itself. */
export interface SellerProfile extends Profile {
  readonly slug: string;
  /** Lower case. */
  readonly wallet: string;
  readonly name: string;
  readonly tier: Tier;
  /** As chosen in onboarding: a name, or "Other". */
  readonly country: string;
  /** The address of its logo; null without one. */
  readonly logo: string | null;
  /** Null unless it is suspended. */
  readonly suspendedAt: Date | null;
}

/**
 * The profile of a slug, or of a wallet in any case; null where there is none, as of a suspended business that
 * has never published a receivable.
 */
export async function findSellerProfile(
  tx: Transaction<"visitor">,
  by: { readonly slug: string } | { readonly wallet: string },
): Promise<SellerProfile | null> {
  const profiles = tx.selectFrom("seller_profiles").selectAll();
  const row = await ("slug" in by
    ? profiles.where("slug", "=", by.slug)
    : profiles.where("wallet_address", "=", by.wallet.toLowerCase())
  ).executeTakeFirst();
  if (row === undefined) return null;
  const { wallet_address: wallet, logo_url: logo, suspended_at: suspendedAt, slug, ...rest } = row;
  const { name, tier, country, description, ...answers } = rest;
  return {
    ...answers,
    logo,
    suspendedAt,
    slug: slug ?? "",
    wallet: wallet ?? "",
    name: name ?? "",
    tier: tier as Tier,
    country: country ?? "",
    description: description ?? "",
  };
}

/** A sitemap has at most 50,000 addresses, articles and pages included. */
const most = 40_000;

/** The slugs of all businesses that search engines may list: suspended ones have a page that they may not. */
export async function listProfileSlugs(tx: Transaction<"visitor">): Promise<string[]> {
  const rows = await tx
    .selectFrom("seller_profiles")
    .select("slug")
    .where("suspended_at", "is", null)
    .orderBy("slug")
    .limit(most)
    .execute();
  return rows.map(({ slug }) => slug ?? "");
}

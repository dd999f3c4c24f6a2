import type { Tier } from "@tenora/domain/business/business";
import type { Profile } from "@tenora/domain/business/profile";
import type { Transaction } from "../transaction/transaction.ts";

/** What everybody may read of an approved business that isn't suspended. */
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
}

/** The profile of a slug, or of a wallet in any case; null where there is none. */
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
  const { wallet_address: wallet, logo_url: logo, slug, ...rest } = row;
  const { name, tier, country, description, ...answers } = rest;
  return {
    ...answers,
    logo,
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

/** The slugs of all businesses that have a page. */
export async function listProfileSlugs(tx: Transaction<"visitor">): Promise<string[]> {
  const rows = await tx
    .selectFrom("seller_profiles")
    .select("slug")
    .orderBy("slug")
    .limit(most)
    .execute();
  return rows.map(({ slug }) => slug ?? "");
}

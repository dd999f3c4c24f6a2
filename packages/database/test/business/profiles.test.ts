import { randomUUID } from "node:crypto";
import { findSellerSlugs } from "@tenora/database/disclosure/find-seller-slugs";
import { findOrphanedDocuments } from "@tenora/database/document/find-orphaned-documents";
import { recordFundingRequestListing } from "@tenora/database/funding-request/submit-funding-request";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { isLogoShown, saveLogo } from "@tenora/database/profile/business-logo";
import { saveProfile } from "@tenora/database/profile/save-profile";
import { findSellerProfile, listProfileSlugs } from "@tenora/database/profile/seller-profiles";
import { asMember } from "@tenora/database/transaction/as-member";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { asWorker } from "@tenora/database/transaction/as-worker";
import type { Profile } from "@tenora/domain/business/profile";
import { createWalletSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { errorCodeOf, freshWallet, submitted } from "../support/database-context.ts";
import { useFundingRequests } from "../support/funding-request-context.ts";

const { context, approved, checkedRequest, attest } = useFundingRequests();
const visit = <T>(run: Parameters<typeof asVisitor<T>>[1]) => asVisitor(context.web, run);
const setStatus = (wallet: string, change: string) =>
  context.owner((owner) =>
    owner.query(`update businesses set ${change} where wallet_address = $1`, [wallet]),
  );

async function business(companyName: string, change = "status = 'approved', tier = 2") {
  const wallet = freshWallet();
  const token = await createWalletSession(context.test.ownerUrl, wallet);
  await submitted(context, { walletAddress: wallet, companyName });
  await setStatus(wallet, change);
  const save = (profile: Profile) => asMember(context.web, token, (tx) => saveProfile(tx, profile));
  return { wallet, token, save };
}

const profile: Profile = {
  description: "We weave.\n\nSince 1990.",
  website: "https://looms.example",
  industry: "manufacturing",
  founded: 1990,
};

const nothing = { description: "", website: null, industry: null, founded: null };

test("profile: everybody reads what an approved business says of itself, and the last of it", async () => {
  const { wallet, save } = await business("Looms Ltd");
  const facts = { slug: "looms-ltd", wallet, name: "Looms Ltd", tier: 2, country: "Singapore" };
  const find = () => visit((tx) => findSellerProfile(tx, { slug: "looms-ltd" }));
  const active = { logo: null, suspendedAt: null };
  expect(await find()).toEqual({ ...facts, ...nothing, ...active });
  await save(profile);
  await save({ ...profile, founded: 1991 });
  expect(await find()).toEqual({ ...facts, ...profile, founded: 1991, ...active });
  const upper = wallet.toUpperCase().replace("X", "x");
  expect(await visit((tx) => findSellerProfile(tx, { wallet: upper }))).toEqual(await find());
  expect(await visit(listProfileSlugs)).toContain("looms-ltd");
});

test("profile: a suspended business that never published has no page until it is reinstated, an erased one none at all", async () => {
  const { wallet, save } = await business("Paused Ltd");
  await save(profile);
  const find = () => visit((tx) => findSellerProfile(tx, { wallet }));
  await setStatus(wallet, "suspended_at = now(), suspension_reason = 'x'");
  expect(await find()).toBeNull();
  expect(await visit(listProfileSlugs)).not.toContain("paused-ltd");
  expect(await errorCodeOf(save(profile))).toBe("BUSINESS_SUSPENDED");
  await setStatus(wallet, "suspended_at = null, suspension_reason = null");
  expect(await find()).toMatchObject(profile);
  await setStatus(wallet, "suspended_at = now(), suspension_reason = 'x'");
  await erasePerson(context.test.ownerUrl, wallet);
  expect(await find()).toBeNull();
  const { rows } = await context.owner((owner) =>
    owner.query("select 1 from business_profiles where website = $1", [profile.website]),
  );
  // Looms Ltd's, which wasn't erased.
  expect(rows).toHaveLength(1);
});

test("profile: a suspended business that has published keeps its page, without a word of its own", async () => {
  const business = await approved(2);
  const { wallet, as } = business;
  const form = await checkedRequest(business, { draft: { kind: "invoice" } });
  await attest(form);
  const url = logoUrl();
  await as(async (tx) => {
    await saveProfile(tx, profile);
    await saveLogo(tx, url);
  });
  const page = async () => {
    const found = await visit((tx) => findSellerProfile(tx, { wallet }));
    const [slug] = await visit((tx) => findSellerSlugs(tx, { wallets: [wallet] }));
    return { found, hasPage: slug?.hasPage, isSuspended: slug?.isSuspended };
  };
  await setStatus(wallet, "suspended_at = '2026-09-16T00:00:00Z', suspension_reason = 'x'");
  // Attested, but not on the exchange yet.
  expect(await page()).toEqual({ found: null, hasPage: false, isSuspended: true });
  await setStatus(wallet, "suspended_at = null, suspension_reason = null");
  await as((tx) =>
    recordFundingRequestListing(tx, { id: form.id, listing: 700n, transaction: null }),
  );
  expect(await page()).toMatchObject({
    found: { ...profile, logo: url },
    hasPage: true,
    isSuspended: false,
  });
  await setStatus(wallet, "suspended_at = '2026-09-16T00:00:00Z', suspension_reason = 'x'");
  const { found, hasPage, isSuspended } = await page();
  expect(found).toMatchObject({
    ...nothing,
    logo: null,
    wallet,
    tier: 2,
    suspendedAt: new Date("2026-09-16"),
  });
  expect([hasPage, isSuspended]).toEqual([true, true]);
  expect(await visit((tx) => isLogoShown(tx, url))).toBe(false);
  expect(await visit(listProfileSlugs)).not.toContain(found?.slug);
  await erasePerson(context.test.ownerUrl, wallet);
  expect(await page()).toEqual({ found: null, hasPage: undefined, isSuspended: undefined });
});

test("profile: a business that isn't approved has no page and saves nothing", async () => {
  const { wallet, save } = await business("Waiting Ltd", "status = 'pending'");
  expect(await errorCodeOf(save(profile))).toBe("BUSINESS_NOT_APPROVED");
  expect(await visit((tx) => findSellerProfile(tx, { wallet }))).toBeNull();
});

test("profile: a member reads the row of their own business only", async () => {
  const own = await business("Own Ltd");
  const other = await business("Other Ltd");
  await Promise.all([own.save(profile), other.save(profile)]);
  const { rows } = await asMember(context.web, own.token, (tx) =>
    sql`select 1 from business_profiles`.execute(tx),
  );
  expect(rows).toHaveLength(1);
});

test.each<Partial<Profile>>([
  { website: "javascript:alert(1)" },
  { website: "http://looms.example" },
  { founded: 1200 },
  { industry: "Not a word!" },
  { description: "x".repeat(2_001) },
])("profile: the database rejects %j", async (change) => {
  const { save } = await business("Wrong Ltd");
  expect(await errorCodeOf(save({ ...profile, ...change }))).toBe("INVALID_INPUT");
});

const logoUrl = () => `/logos/${randomUUID()}.jpg`;

test("logo: an approved business changes and removes its own, shown with its page only", async () => {
  const { wallet, token, save } = await business("Marks Ltd");
  const put = (url: string | null) => asMember(context.web, token, (tx) => saveLogo(tx, url));
  const logo = async () => (await visit((tx) => findSellerProfile(tx, { wallet })))?.logo;
  const slug = async () =>
    (await visit((tx) => findSellerSlugs(tx, { wallets: [wallet] }))).map((one) => one.logo);
  const isShown = (url: string) => visit((tx) => isLogoShown(tx, url));
  const orphans = (...urls: string[]) =>
    asWorker(context.jobs, (tx) => findOrphanedDocuments(tx, urls));
  const [first, second] = [logoUrl(), logoUrl()];
  await put(first);
  expect([await logo(), await slug(), await isShown(first)]).toEqual([first, [first], true]);
  // The text and the logo are saved one by one.
  await save(profile);
  expect(await logo()).toBe(first);
  await put(second);
  expect([await logo(), await isShown(first)]).toEqual([second, false]);
  expect(await orphans(first, second)).toEqual([first]);
  await setStatus(wallet, "suspended_at = now(), suspension_reason = 'x'");
  expect([await slug(), await isShown(second)]).toEqual([[null], false]);
  expect(await errorCodeOf(put(first))).toBe("BUSINESS_SUSPENDED");
  await setStatus(wallet, "suspended_at = null, suspension_reason = null");
  await put(null);
  expect([await logo(), await isShown(second)]).toEqual([null, false]);
  expect(await visit((tx) => findSellerProfile(tx, { wallet }))).toMatchObject(profile);
});

test("logo: nobody takes another business's, an address elsewhere, or one without being approved", async () => {
  const [mine, eve] = [await business("Mine Ltd"), await business("Eve Ltd")];
  const waiting = await business("Queue Ltd", "status = 'pending'");
  const put = (token: string, url: string) =>
    asMember(context.web, token, (tx) => saveLogo(tx, url));
  const url = logoUrl();
  await put(mine.token, url);
  expect(await errorCodeOf(put(eve.token, url))).toBe("INVALID_INPUT");
  for (const wrong of ["/documents/business-documents/x.pdf", "https://evil.example/x.jpg"])
    expect(await errorCodeOf(put(eve.token, wrong))).toBe("INVALID_INPUT");
  expect(await errorCodeOf(put(waiting.token, logoUrl()))).toBe("BUSINESS_NOT_APPROVED");
  const visitor = asVisitor(context.web, (tx) => saveLogo(tx as never, logoUrl()));
  expect(await errorCodeOf(visitor)).toBe("FORBIDDEN");
  expect((await visit((tx) => findSellerProfile(tx, { wallet: mine.wallet })))?.logo).toBe(url);
});

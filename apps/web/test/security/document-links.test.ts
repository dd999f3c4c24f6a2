// @module-tag S4
import { asOwner } from "@tenora/database/transaction/as-owner";
import { beforeAll, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

const op = new Person(marketplace);
let [link, otherLink] = ["", ""];

beforeAll(async () => {
  await op.signInAsAdmin();
  [link, otherLink] = [await linkToNewDocument(), await linkToNewDocument()];
});

/** A signed link to the certificate of a business that was just submitted. */
async function linkToNewDocument(): Promise<string> {
  const owner = new Person(marketplace);
  await owner.signInWithWallet();
  expect((await owner.submit()).status).toBe(201);
  const { rows } = await asOwner(marketplace.ownerUrl, (database) =>
    database.query("select id from businesses where wallet_address = $1", [owner.wallet]),
  );
  const { id } = rows[0] as { id: string };
  const answer = await op.post(`/api/admin/businesses/${id}/document-link`, {});
  return ((await answer.json()) as { url: string }).url;
}

const pathOf = (signed: string) => signed.split("?")[0] ?? "";
const queryOf = (signed: string) => signed.slice(signed.indexOf("?"));
const signatureOf = (signed: string) => /signature=([^&]+)/.exec(signed)?.[1] ?? "";

test("document link: opens its own document", async () => {
  for (const signed of [link, otherLink]) {
    expect((await fetch(marketplace.url + signed)).status).toBe(200);
  }
});

const forgeries: readonly (readonly [what: string, forge: (signed: string) => string])[] = [
  ["no query", pathOf],
  ["an empty query", (signed) => `${pathOf(signed)}?`],
  ["a trailing slash", (signed) => `${pathOf(signed)}/`],
  ["two leading slashes", (signed) => `/${pathOf(signed)}`],
  ["two slashes inside", (signed) => pathOf(signed).replace("/documents/", "/documents//")],
  ["an escaped path", (signed) => pathOf(signed).replaceAll("-", "%2D")],
  ["an upper-case path", (signed) => pathOf(signed).toUpperCase()],
  ["the name of an unfinished upload", (signed) => `${pathOf(signed)}.part`],
  ["no bucket and no query", (signed) => pathOf(signed).replace("/business-documents", "")],
  ["no prefix", (signed) => pathOf(signed).replace("/documents", "")],
  [
    "a path through the parent folder",
    (signed) =>
      `/documents/business-documents/..%2fbusiness-documents%2f${pathOf(signed).split("/").at(-1)}`,
  ],
  ["another document's signature", (signed) => pathOf(signed) + queryOf(otherLink)],
  ["a later expiry", (signed) => signed.replace(/expires=\d+/, "expires=9999999999")],
  ["a longer expiry", (signed) => signed.replace(/expires=\d+/, (found) => `${found}0`)],
  ["no expiry", (signed) => signed.replace(/expires=\d+&/, "")],
  ["no signature", (signed) => signed.replace(/&signature=.*/, "")],
  ["an empty signature", (signed) => signed.replace(signatureOf(signed), "")],
  ["a shorter signature", (signed) => signed.slice(0, -1)],
  [
    "an upper-case signature",
    (signed) => signed.replace(signatureOf(signed), signatureOf(signed).toUpperCase()),
  ],
  ["another bucket", (signed) => signed.replace("business-documents", "another-bucket")],
  ["no bucket", (signed) => signed.replace("/business-documents", "")],
];

test.each(forgeries)("document link: with %s it opens nothing", async (_what, forge) => {
  for (const method of ["GET", "HEAD"]) {
    const answer = await fetch(marketplace.url + forge(link), { method, redirect: "manual" });
    expect(answer.status).not.toBe(200);
    expect(answer.headers.get("content-type")).not.toBe("application/pdf");
    await answer.body?.cancel();
  }
});

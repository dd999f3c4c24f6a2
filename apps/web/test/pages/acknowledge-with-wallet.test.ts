import { revokeSignature } from "@tenora/chain/exchange/account";
import type { Acknowledgement } from "@tenora/chain/exchange/exchange-types";
import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { acknowledgementMessage } from "@tenora/chain/typed-data/acknowledgement-message";
import { openLocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import pg from "pg";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFundingRequestContext } from "../support/funding-request.ts";
import { createReviewContext } from "../support/funding-request-review.ts";
import { marketplace } from "../support/marketplace.ts";
import { createAskedCustomers } from "../support/people/asked-customer.ts";
import { Person } from "../support/people/person.ts";

const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
const requests = createFundingRequestContext(marketplace, owner);
const op = new Person(marketplace);
const query = async <Row>(text: string, values: unknown[] = []) =>
  (await owner.query(text, values)).rows as Row[];
const review = createReviewContext(marketplace, query, op);
const { send, asked } = createAskedCustomers(marketplace, { requests, review, op });
beforeAll(() => op.signInAsAdmin());
afterAll(() => owner.end());

type Account = Pick<ReturnType<typeof privateKeyToAccount>, "address" | "signTypedData">;
const newAccount = () => privateKeyToAccount(generatePrivateKey());
const visitor = () => new Person(marketplace);
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];
const attest = async (id: string) =>
  op.post(`/api/admin/funding-requests/${id}/attestation`, await review.signed(id));

const deployment = () => {
  const found = signingDeployment(marketplace.web.publicConfig);
  if (found === null) throw new Error("no deployment");
  return found;
};

/** A request that names this wallet, and whose customer was asked. */
async function askedOwner(cleo: Account = newAccount()) {
  return { cleo, ...(await asked({ customerWallet: cleo.address })) };
}

/** What a page sends once `signer` has signed what it read, or a changed version of it. */
async function signedBy(path: string, signer: Account, change: Partial<Acknowledgement> = {}) {
  const question = (await (await visitor().fetch(`${path}/signature`)).json()) as Acknowledgement;
  const { digest } = acknowledgementMessage(deployment(), question);
  const { typedData } = acknowledgementMessage(deployment(), { ...question, ...change });
  return { digest, signature: await signer.signTypedData(typedData as never) };
}
const confirm = (path: string, body: object) => visitor().post(`${path}/signature`, body);
const answersOf = (id: string) =>
  query<{ answer: string | null; signed: boolean }>(
    "select answer, signature is not null as signed from acknowledgements where request_id = $1",
    [id],
  );

describe("a customer's wallet, by the link of their mail", () => {
  test("confirms once; the approval and the seller's offer are then debtor-confirmed", async () => {
    const { ben, id, path, cleo } = await askedOwner();
    const opened = await visitor().fetch(`${path}/signature`);
    expect(opened.headers.get("cache-control")).toBe("no-store");
    expect(await answersOf(id)).toEqual([{ answer: null, signed: false }]);
    const body = await signedBy(path, cleo);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(path, body)));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await answersOf(id)).toEqual([{ answer: "confirmed", signed: true }]);
    expect(await codeOf(await confirm(path, body))).toEqual([410, "LINK_EXPIRED"]);
    expect((await visitor().fetch(`${path}/signature`)).status).toBe(410);
    expect(await (await visitor().fetch(path)).text()).toContain("wallet’s signature");
    const reviewed = await (await op.fetch(`/admin/funding-requests/${id}`)).text();
    expect(reviewed).toContain("Confirmed by the customer, with their wallet");

    await review.check(id, "duplicates");
    expect((await attest(id)).status).toBe(200);
    const own = (await (await ben.fetch(`/api/business/funding-requests/${id}`)).json()) as {
      request: { offer: { attestation: object; confirmation: object } };
    };
    expect(own.request.offer).toMatchObject({
      attestation: { level: 2 },
      confirmation: { signature: body.signature.toLowerCase() },
    });
    const [row] = await query<{ risk: { factors: { name: string; score: number }[] } }>(
      "select risk from funding_requests where id = $1",
      [id],
    );
    const factor = row?.risk.factors.find(({ name }) => name === "acknowledgement");
    expect(factor?.score).toBe(100);
  });

  test.each<[string, Partial<Acknowledgement>]>([
    ["another sum", { face: 1 }],
    ["another day", { maturity: 1_900_000_799 }],
    ["another counter", { counter: 7 }],
  ])("confirms nothing by a signature under %s", async (_what, change) => {
    const { id, path, cleo } = await askedOwner();
    expect(await codeOf(await confirm(path, await signedBy(path, cleo, change)))).toEqual([
      400,
      "CONFIRMATION_SIGNATURE_INVALID",
    ]);
    expect(await answersOf(id)).toEqual([{ answer: null, signed: false }]);
  });

  test("is the one that the request names: no other one's signature counts", async () => {
    const { id, path } = await askedOwner();
    const other = await signedBy(path, newAccount());
    expect(await codeOf(await confirm(path, other))).toEqual([
      400,
      "CONFIRMATION_SIGNATURE_INVALID",
    ]);
    expect(await answersOf(id)).toEqual([{ answer: null, signed: false }]);
  });

  test("is told when what it was shown has changed", async () => {
    const { path, cleo } = await askedOwner();
    const body = { ...(await signedBy(path, cleo)), digest: `0x${"00".repeat(32)}` };
    expect(await codeOf(await confirm(path, body))).toEqual([409, "CONFIRMATION_OUTDATED"]);
  });

  test("isn't asked where the request names none", async () => {
    const { path } = await asked();
    expect(await codeOf(await visitor().fetch(`${path}/signature`))).toEqual([
      400,
      "INVALID_INPUT",
    ]);
    expect(await (await visitor().fetch(path)).text()).not.toContain("Or with your wallet");
  });

  test("has nothing to sign once the seller's offer has expired, and the plain answer remains", async () => {
    const { id, path, cleo } = await askedOwner();
    const body = await signedBy(path, cleo);
    await query(
      `update funding_requests set terms = jsonb_set(terms, '{deadline}', '1') where id = $1`,
      [id],
    );
    for (const answer of [await visitor().fetch(`${path}/signature`), await confirm(path, body)])
      expect(await codeOf(answer)).toEqual([409, "CONFIRMATION_TOO_LATE"]);
    const plain = await visitor().fetch(path, {
      method: "POST",
      headers: { origin: "null", "sec-fetch-site": "same-origin" },
      body: new URLSearchParams({ answer: "confirmed" }),
    });
    expect(plain.status).toBe(303);
    expect(await answersOf(id)).toEqual([{ answer: "confirmed", signed: false }]);
  });

  test("answers one link: a newer one, and a decided request, have nothing to sign", async () => {
    const { id, path, cleo } = await askedOwner();
    const body = await signedBy(path, cleo);
    expect((await send(id)).status).toBe(200);
    expect(await codeOf(await confirm(path, body))).toEqual([410, "LINK_EXPIRED"]);
    expect((await answersOf(id)).map(({ answer }) => answer)).toEqual([null, null]);
  });

  test("that took its signature back since blocks the approval", async () => {
    const account = testAccount(7);
    const { id, path } = await askedOwner(account);
    const body = await signedBy(path, account);
    expect((await confirm(path, body)).status).toBe(200);
    const [rpcUrl = ""] = [marketplace.rpcUrl];
    const exchange = await openLocalExchange(rpcUrl, deployment() as never);
    const digest = body.digest as `0x${string}`;
    await exchange.done(revokeSignature(exchange.sender(7), deployment().exchange, digest));
    expect(await codeOf(await review.prepare(id))).toEqual([409, "CONFIRMATION_REVOKED"]);
  });

  test.each([
    ["no token", "x"],
    ["a token that no mail has", "x".repeat(43)],
  ])("with %s has nothing to sign", async (_what, token) => {
    const path = `/acknowledge/${token}`;
    expect((await visitor().fetch(`${path}/signature`)).status).toBe(410);
    const body = { digest: `0x${"00".repeat(32)}`, signature: "0x00" };
    expect(await codeOf(await confirm(path, body))).toEqual([410, "LINK_EXPIRED"]);
  });

  test.each<[string, object]>([
    ["no digest", { signature: "0x00" }],
    ["no signature", { digest: `0x${"00".repeat(32)}` }],
    ["a broken signature", { digest: `0x${"00".repeat(32)}`, signature: "0xzz" }],
    ["more", { digest: `0x${"00".repeat(32)}`, signature: "0x00", counter: 1 }],
  ])("takes no answer with %s", async (_what, body) => {
    const { path } = await askedOwner();
    expect(await codeOf(await confirm(path, body))).toEqual([400, "INVALID_INPUT"]);
  });

  test("takes no answer from another site", async () => {
    const { id, path, cleo } = await askedOwner();
    const body = JSON.stringify(await signedBy(path, cleo));
    const answer = await visitor().fetch(`${path}/signature`, {
      method: "POST",
      headers: { origin: "https://evil.example", "content-type": "application/json" },
      body,
    });
    expect(answer.status).toBe(403);
    expect(await answersOf(id)).toEqual([{ answer: null, signed: false }]);
  });
});

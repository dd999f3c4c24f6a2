import type { Deployment } from "@tenora/chain/deployment/deployment";
import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { invitationMessage } from "@tenora/chain/gate/invitation";
import { linkKeySigner } from "@tenora/chain/gate/link-key";
import { encodeLinkUse, linkMessage, linkUseMessage } from "@tenora/chain/gate/share-link";
import { relayCall } from "@tenora/chain/relay/relay-call";
import { simulateAndSend } from "@tenora/chain/transaction/simulate-and-send";
import { signMessage } from "@tenora/chain/typed-data/signable-message";
import { openLocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { persona } from "@tenora/domain/demo/personas";
import { testOrder } from "@tenora/testing/market/agreements";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { payerWithoutEther } from "@tenora/testing/market/payer-without-ether";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import { privateKeyToAccount } from "viem/accounts";
import { beforeAll, describe, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

const { rpcUrl, web } = marketplace;
const found = signingDeployment(web.publicConfig);
if (found === null) throw new Error("Nothing is deployed");
const deployment = found;

type Hex = `0x${string}`;

/** Ben, who sells; his key is known on the local chain. */
class Seller extends Person {
  override readonly account = testAccount(persona("Ben").account);
}

const ben = new Seller(marketplace);
const lea = new Person(marketplace);
let invited: bigint;
let linked: bigint;
const inAWeek = Math.floor(Date.now() / 1000) + 7 * 86_400;

beforeAll(async () => {
  await Promise.all([ben.signInWithWallet(), lea.signInWithWallet()]);
  invited = await listTestReceivable(rpcUrl, deployment, {
    gate: deployment.gates.invite,
    rule: 2,
  });
  linked = await listTestReceivable(rpcUrl, deployment, { gate: deployment.gates.link });
});

interface Draft {
  readonly listing: bigint;
  readonly wallet: string;
  readonly cap: number;
  readonly counter: number;
  readonly deadline: number;
}

/** The body of an invitation by Ben; `signed` is what the signature is really under. */
async function invitation(
  changes: Partial<Draft> = {},
  {
    signer = ben,
    chainId = deployment.chainId,
    signed = {},
  }: { signer?: Person; chainId?: number; signed?: Partial<Draft> } = {},
) {
  const draft = { listing: invited, wallet: lea.wallet, cap: 10, counter: 0, deadline: inAWeek };
  const made = { ...draft, ...changes };
  const told = { ...made, ...signed };
  const message = invitationMessage(
    { ...deployment, chainId },
    {
      listing: told.listing,
      wallet: told.wallet as Hex,
      cap: BigInt(told.cap),
      counter: BigInt(told.counter),
      deadline: BigInt(told.deadline),
    },
  );
  const signature = await signer.account.signTypedData(message.typedData);
  const { listing: _, ...body } = made;
  return { ...body, name: "Lea", signature };
}

const path = (listing: bigint, what: string) => `/api/exchange/${listing}/${what}`;
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];
const read = async <T>(person: Person, listing: bigint, what: string) =>
  (await (await person.fetch(path(listing, what))).json()) as T;
const invite = (body: object, person: Person = ben, listing = invited) =>
  person.post(path(listing, "invitations"), body);

describe("invitations", () => {
  test("invitation: a wallet asks to join, is invited, and finds its invitation; others don't", async () => {
    const stranger = new Person(marketplace);
    await stranger.signInWithWallet();
    expect(
      await codeOf(
        await new Person(marketplace).post(path(invited, "join-request"), { name: "X" }),
      ),
    ).toEqual([401, "SESSION_MISSING"]);
    const join = await lea.post(path(invited, "join-request"), { name: "  Lea   Tan " });
    expect(join.status).toBe(200);
    expect(await read(lea, invited, "invitation")).toEqual({
      wallet: lea.wallet,
      invitation: null,
      hasAsked: true,
    });
    expect(await read(ben, invited, "invitations")).toMatchObject({
      invitations: [],
      joinRequests: [{ wallet: lea.wallet, name: "Lea Tan" }],
    });
    const body = await invitation();
    expect((await invite(body)).status).toBe(200);
    // Repeated, it is there once.
    expect((await invite(body)).status).toBe(200);
    const { signature, cap, counter, deadline } = body;
    const pass = { cap, counter, deadline, used: 0, status: "valid" };
    expect(await read(lea, invited, "invitation")).toEqual({
      wallet: lea.wallet,
      invitation: { ...pass, signature },
      hasAsked: false,
    });
    expect(await read(ben, invited, "invitations")).toEqual({
      wallet: ben.wallet,
      sale: { counter: 0, now: expect.any(Number) },
      joinRequests: [],
      invitations: [
        { ...pass, wallet: lea.wallet, name: "Lea", digest: expect.stringMatching(/^0x/) },
      ],
    });
    expect(await read(stranger, invited, "invitation")).toMatchObject({ invitation: null });
    expect(await codeOf(await stranger.fetch(path(invited, "invitations")))).toEqual([
      403,
      "NOT_THE_SELLER",
    ]);
    expect(await read(new Person(marketplace), invited, "invitations")).toMatchObject({
      wallet: null,
      invitations: [],
    });
  });

  test("invitation: rejects another signer, another sale, another chain and what wasn't signed", async () => {
    const refusals: [object, Person?, bigint?][] = [
      [await invitation({}, { signer: lea })],
      [await invitation({}, { signed: { listing: linked } })],
      [await invitation({}, { chainId: 1 })],
      [await invitation({ cap: 11 }, { signed: { cap: 10 } })],
      [await invitation({}, { signed: { wallet: `0x${"11".repeat(20)}` } })],
    ];
    for (const [body, person, listing] of refusals)
      expect(await codeOf(await invite(body, person, listing))).toEqual([
        400,
        "INVITATION_INVALID",
      ]);
  });

  test("invitation: rejects wallets that don't sell this, and sales that aren't by invitation", async () => {
    const forged = await invitation({}, { signer: lea });
    expect(await codeOf(await invite(forged, lea))).toEqual([403, "NOT_THE_SELLER"]);
    const elsewhere = await invitation({ listing: linked });
    expect(await codeOf(await invite(elsewhere, ben, linked))).toEqual([409, "OTHER_AUDIENCE"]);
    expect(await codeOf(await invite(elsewhere, ben, 999_999n))).toEqual([
      404,
      "RECEIVABLE_NOT_FOUND",
    ]);
    expect(await codeOf(await invite(elsewhere, new Person(marketplace)))).toEqual([
      401,
      "SESSION_MISSING",
    ]);
  });

  test("invitation: rejects a counter, a cap, a time and a wallet that the sale doesn't allow", async () => {
    expect(await codeOf(await invite(await invitation({ counter: 1 })))).toEqual([
      409,
      "INVITATION_OUTDATED",
    ]);
    for (const changes of [{ cap: 101 }, { deadline: 1_000 }, { wallet: ben.wallet }, { cap: 0 }])
      expect(await codeOf(await invite(await invitation(changes)))).toEqual([400, "INVALID_INPUT"]);
    const unnamed = { ...(await invitation()), name: " \u3164" };
    expect(await codeOf(await invite(unnamed))).toEqual([400, "INVALID_INPUT"]);
  });

  test("join request: rejects the seller, and sales that aren't by invitation", async () => {
    const ask = (person: Person, listing: bigint) =>
      person.post(path(listing, "join-request"), { name: "Ben" });
    expect(await codeOf(await ask(ben, invited))).toEqual([400, "INVALID_INPUT"]);
    expect(await codeOf(await ask(lea, linked))).toEqual([409, "OTHER_AUDIENCE"]);
  });
});

describe("share links", () => {
  const privateKey: Hex = `0x${"5e".repeat(32)}`;
  const key = privateKeyToAccount(privateKey).address.toLowerCase() as Hex;

  async function link(signer: Person = ben, changes: object = {}) {
    const draft = { key, walletCap: 5, totalCap: 20, counter: 0, deadline: inAWeek, ...changes };
    const message = linkMessage(deployment, {
      listing: linked,
      key: draft.key,
      walletCap: BigInt(draft.walletCap),
      totalCap: BigInt(draft.totalCap),
      counter: BigInt(draft.counter),
      deadline: BigInt(draft.deadline),
    });
    const signature = await signer.account.signTypedData(message.typedData);
    return { ...draft, name: "Football club", signature };
  }
  const share = (body: object, person: Person = ben, listing = linked) =>
    person.post(path(listing, "links"), body);

  test("link: the seller's is found by its exact key, without its name", async () => {
    const body = await link();
    expect((await share(body)).status).toBe(200);
    const { name, ...signed } = body;
    const visitor = new Person(marketplace);
    expect(await read(visitor, linked, `links/${key}`)).toEqual({
      ...signed,
      used: 0,
      byWallet: 0,
      status: "valid",
    });
    const missing = await visitor.fetch(path(linked, `links/0x${"77".repeat(20)}`));
    expect(await codeOf(missing)).toEqual([404, "SHARE_LINK_NOT_FOUND"]);
    const elsewhere = await visitor.fetch(path(invited, `links/${key}`));
    expect(await codeOf(elsewhere)).toEqual([404, "SHARE_LINK_NOT_FOUND"]);
    const own = await read<{ links: object[] }>(ben, linked, "links");
    expect(own.links).toMatchObject([
      { name, walletCap: 5, totalCap: 20, used: 0, status: "valid" },
    ]);
    expect(await codeOf(await lea.fetch(path(linked, "links")))).toEqual([403, "NOT_THE_SELLER"]);
  });

  test("link: rejects other signers and sellers, other sales and what wasn't signed", async () => {
    expect(await codeOf(await share(await link(lea)))).toEqual([400, "INVITATION_INVALID"]);
    expect(await codeOf(await share(await link(lea), lea))).toEqual([403, "NOT_THE_SELLER"]);
    expect(await codeOf(await share(await link(), ben, invited))).toEqual([409, "OTHER_AUDIENCE"]);
    const more = { ...(await link()), totalCap: 21 };
    expect(await codeOf(await share(more))).toEqual([400, "INVITATION_INVALID"]);
    expect(await codeOf(await share(await link(ben, { walletCap: 21 })))).toEqual([
      400,
      "INVALID_INPUT",
    ]);
    expect(await codeOf(await share(await link(), new Person(marketplace)))).toEqual([
      401,
      "SESSION_MISSING",
    ]);
  });

  test("link: a request that holds the private key is rejected", async () => {
    const body = { ...(await link()), privateKey: `0x${"5e".repeat(32)}` };
    expect(await codeOf(await share(body))).toEqual([400, "INVALID_INPUT"]);
  });

  test("link: with a wallet it says how much that wallet has bought with it", async () => {
    const { signature, ...signed } = await link();
    expect((await share({ ...signed, signature })).status).toBe(200);
    const full = { ...deployment, lens: web.publicConfig.contracts.lens } as Deployment;
    const dara = await payerWithoutEther(rpcUrl, full);
    const { address: wallet } = dara.account;
    const use = linkUseMessage(deployment, key, { listing: linked, wallet });
    const terms = { listing: linked, key, walletCap: 5n, totalCap: 20n, counter: 0n };
    const gateData = encodeLinkUse(
      { ...terms, deadline: BigInt(inAWeek) },
      { seller: signature, key: await signMessage(linkKeySigner(privateKey), use) },
    );
    const exchange = await openLocalExchange(rpcUrl, full);
    const order = await testOrder(exchange, linked, 3);
    const request = await dara.sign({
      amount: order.maxCost,
      intent: { action: "buy", order, gateData },
    });
    const olga = exchange.sender(persona("Olga").account);
    await exchange.done(simulateAndSend(olga, relayCall(deployment.exchange, request)));
    const asked = (query: string) =>
      read(new Person(marketplace), linked, `links/${key}?wallet=${query}`);
    expect(await asked(wallet)).toMatchObject({ used: 3, byWallet: 3, walletCap: 5 });
    expect(await asked(lea.wallet)).toMatchObject({ used: 3, byWallet: 0 });
    expect(await asked("nobody")).toMatchObject({ used: 3, byWallet: 0 });
  });
});

import { createHash } from "node:crypto";
import type { Deployment } from "@tenora/chain/deployment/deployment";
import { approveToken, createReward } from "@tenora/chain/exchange/account";
import { buyNotes, claimReward } from "@tenora/chain/exchange/note";
import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { rewardNFTAbi } from "@tenora/chain/generated/reward-nft";
import { openLocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { persona } from "@tenora/domain/demo/personas";
import { contentAddress } from "@tenora/domain/reward/content-address";
import { readRewardUri, rewardUri } from "@tenora/domain/reward/reward-metadata";
import { testOrder } from "@tenora/testing/market/agreements";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { samplePng } from "@tenora/testing/uploads/sample-pictures";
import { callRpc } from "@tenora/testing/wallet/call-rpc";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import pg from "pg";
import { encodeFunctionData } from "viem";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exchangeOf } from "../../../../e2e/support/market/exchange-of.ts";
import { createFundingRequestContext } from "../support/funding-request.ts";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

const owner = new pg.Client({ connectionString: marketplace.ownerUrl });
const {
  approvedBusiness,
  create,
  upload: uploadPaper,
} = createFundingRequestContext(marketplace, owner);
beforeAll(() => owner.connect());
afterAll(() => owner.end());

const path = "/api/business/rewards";
const picture = samplePng(300, 300);
const words = {
  name: "Bread  for a year",
  description: "One loaf a week",
  redemption: "Ask us",
  until: "2029-12-31",
};
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];
const upload = (who: Person, body: Uint8Array = picture) =>
  who.fetch(`${path}/pictures`, { method: "POST", body: body as BodyInit });
const urlOf = async (response: Response) =>
  ((await response.json()) as { pictureUrl: string }).pictureUrl;
interface Own {
  readonly wallet: string | null;
  readonly made: readonly { readonly name: string }[];
  readonly waiting: readonly { readonly uri: string }[];
}
const own = async (who: Person) => (await (await who.fetch(path)).json()) as Own;

describe("describing a reward", () => {
  test("reward: an approved business describes it; everybody sees its picture, by its hash", async () => {
    const ben = await approvedBusiness(3);
    const stranger = new Person(marketplace);
    const pictureUrl = await urlOf(await upload(ben));
    const saved = await ben.post(path, { words, pictureUrl });
    expect(saved.status).toBe(200);
    const { uri, digest } = (await saved.json()) as { uri: string; digest: string };
    expect(digest).toBe(`0x${createHash("sha256").update(uri).digest("hex")}`);
    const read = readRewardUri(uri);
    expect(read).toMatchObject({ ...words, name: "Bread for a year" });
    const shown = await stranger.fetch(`/rewards/pictures/${read?.picture}`);
    expect(shown.headers.get("content-type")).toBe("image/jpeg");
    expect(shown.headers.get("content-security-policy")).toContain("sandbox");
    const bytes = new Uint8Array(await shown.arrayBuffer());
    expect(contentAddress(createHash("sha256").update(bytes).digest())).toBe(read?.picture);
    // Repeated, it is there once.
    expect((await ben.post(path, { words, pictureUrl })).status).toBe(200);
    expect(await own(ben)).toMatchObject({ wallet: ben.wallet, made: [], waiting: [{ uri }] });
    expect(await own(stranger)).toEqual({ wallet: null, made: [], waiting: [] });
    // The store's own address is no address of ours.
    expect((await stranger.fetch(pictureUrl)).status).toBe(404);
    for (const wrong of ["nothing", "%00", contentAddress(new Uint8Array(32))])
      expect((await stranger.fetch(`/rewards/pictures/${wrong}`)).status).toBe(404);
  });

  test("reward: nobody else can upload or describe; bad input has its words", async () => {
    const ben = await approvedBusiness(3);
    const other = new Person(marketplace);
    const pictureUrl = await urlOf(await upload(ben));
    const body = { words, pictureUrl };
    expect(await codeOf(await upload(other))).toEqual([401, "SESSION_MISSING"]);
    expect(await codeOf(await other.post(path, body))).toEqual([401, "SESSION_MISSING"]);
    await other.signInWithWallet();
    expect(await codeOf(await upload(other))).toEqual([403, "BUSINESS_NOT_APPROVED"]);
    expect(await codeOf(await other.post(path, body))).toEqual([403, "BUSINESS_NOT_APPROVED"]);
    expect(await codeOf(await upload(ben, new TextEncoder().encode("%PDF-1.7")))).toEqual([
      415,
      "REWARD_PICTURE",
    ]);
    for (const [change, code] of [
      [{ pictureUrl: "/reward-pictures/../secret" }, "REWARD_PICTURE"],
      [{ pictureUrl: `/reward-pictures/${crypto.randomUUID()}.jpg` }, "REWARD_PICTURE"],
      [{ words: { ...words, name: "" } }, "INVALID_INPUT"],
      [{ words: { ...words, until: "2020-01-01" } }, "INVALID_INPUT"],
      [
        { words: { ...words, description: "日".repeat(300), redemption: "日".repeat(300) } },
        "REWARD_TOO_LONG",
      ],
    ] as const)
      expect((await codeOf(await ben.post(path, { ...body, ...change })))[1]).toBe(code);
    expect((await own(ben)).waiting).toEqual([]);
  });
});

test("reward: changed and deleted by its business alone, until it is on the chain", async () => {
  const [ben, eve] = [await approvedBusiness(3), await approvedBusiness(3)];
  const pictureUrl = await urlOf(await upload(ben));
  const describe = async (body: object) => {
    const saved = await ben.post(path, { words, pictureUrl, ...body });
    expect(saved.status).toBe(200);
    return (await saved.json()) as { uri: string; digest: string };
  };
  const remove = (who: Person, digest: string) =>
    who.fetch(path, {
      method: "DELETE",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ digest }),
    });
  const first = await describe({});
  // Without a picture of its own the next has that of the one before.
  const second = await describe({
    words: { ...words, name: "Cake" },
    pictureUrl: null,
    replaces: first.digest,
  });
  expect(readRewardUri(second.uri)?.picture).toBe(readRewardUri(first.uri)?.picture);
  expect((await own(ben)).waiting).toMatchObject([{ uri: second.uri }]);
  const gone = await ben.post(path, { words, pictureUrl, replaces: first.digest });
  expect(await codeOf(gone)).toEqual([404, "REWARD_NOT_FOUND"]);
  expect(await codeOf(await remove(eve, second.digest))).toEqual([404, "REWARD_NOT_FOUND"]);
  expect(await codeOf(await remove(new Person(marketplace), second.digest))).toEqual([
    401,
    "SESSION_MISSING",
  ]);
  expect((await remove(ben, second.digest)).status).toBe(200);
  expect((await own(ben)).waiting).toEqual([]);

  const { uri, digest } = await describe({});
  const { rpcUrl, web } = marketplace;
  const deployment = signingDeployment(web.publicConfig) as Deployment;
  const data = encodeFunctionData({ abi: rewardNFTAbi, functionName: "make", args: [uri] });
  await callRpc(rpcUrl, "anvil_impersonateAccount", [ben.wallet]);
  await callRpc(rpcUrl, "anvil_setBalance", [ben.wallet, "0x8ac7230489e80000"]);
  const call = { from: ben.wallet, to: deployment.rewards };
  await callRpc(rpcUrl, "eth_sendTransaction", [{ ...call, data }]);
  await expect.poll(async () => (await own(ben)).made, { timeout: 30_000 }).toHaveLength(1);
  expect(await codeOf(await remove(ben, digest))).toEqual([409, "REWARD_ON_CHAIN"]);
  const late = await ben.post(path, { words, pictureUrl, replaces: digest });
  expect(await codeOf(late)).toEqual([409, "REWARD_ON_CHAIN"]);

  // Its transaction was on the way when it was deleted.
  const args = { abi: rewardNFTAbi, functionName: "make", args: [second.uri] } as const;
  await callRpc(rpcUrl, "eth_sendTransaction", [{ ...call, data: encodeFunctionData(args) }]);
  await expect.poll(async () => (await own(ben)).made, { timeout: 30_000 }).toHaveLength(2);
  const { rows } = await owner.query("select deleted_at from rewards where digest = $1", [
    second.digest,
  ]);
  expect(rows).toEqual([{ deleted_at: null }]);
});

test("reward: its seller marks a claimed one as handed over, nobody else, and none that isn't claimed", async () => {
  const exchange = await exchangeOf(marketplace);
  const { deployment } = exchange;
  const ben = new Person(marketplace, testAccount(persona("Ben").account));
  await ben.signInWithWallet();
  const seller = exchange.sender(persona("Ben").account);
  const uri = `data:application/json,${encodeURIComponent(JSON.stringify({ name: "Server test" }))}`;
  const made = await exchange.done(createReward(seller, deployment.rewards, uri));
  const terms = {
    reward: deployment.rewards,
    rewardId: made.result as bigint,
    rewardEarly: true,
    totalUnits: 2,
    minUnits: 2,
    face: 210_000_000,
  };
  const listing = await listTestReceivable(marketplace.rpcUrl, deployment, terms);
  // An account of the chain that no persona has, with money of its own for this.
  const buyer = 17;
  const order = await testOrder(exchange, listing, 2);
  await exchange.mint(buyer, exchange.coin("USDC"), order.maxCost);
  const at = deployment.exchange;
  const allowance = { spender: at, amount: order.maxCost };
  await exchange.done(approveToken(exchange.sender(buyer), order.token, allowance));
  const { result: note } = await exchange.done(buyNotes(exchange.sender(buyer), at, order));
  const mark = (who: Person, isDelivered = true) =>
    who.post(`${path}/deliveries`, { note: String(note), isDelivered });
  await expect.poll(async () => (await codeOf(await mark(ben)))[1]).toBe("REWARD_NOT_CLAIMED");
  await exchange.done(claimReward(exchange.sender(buyer), at, note as bigint));
  const stranger = new Person(marketplace);
  expect(await codeOf(await mark(stranger))).toEqual([401, "SESSION_MISSING"]);
  await stranger.signInWithWallet();
  expect((await codeOf(await mark(stranger)))[1]).toBe("NOT_THE_SELLER");
  await expect.poll(async () => (await mark(ben)).status).toBe(200);
  const said = async () => {
    const { rows } = await owner.query("select seller from reward_deliveries where note_id = $1", [
      String(note),
    ]);
    return rows;
  };
  expect(await said()).toEqual([{ seller: ben.wallet }]);
  const page = await (await ben.fetch(`/business/rewards.data?wallet=${ben.wallet}`)).text();
  expect(page).toContain("Server test");
  expect((await mark(ben, false)).status).toBe(200);
  expect(await said()).toEqual([]);
  const unknown = await ben.post(`${path}/deliveries`, { note: "999999999", isDelivered: true });
  expect(await codeOf(unknown)).toEqual([404, "NOTE_NOT_FOUND"]);
  const wrong = await ben.post(`${path}/deliveries`, { note: "-1", isDelivered: true });
  expect(await codeOf(wrong)).toEqual([400, "INVALID_INPUT"]);
});

test("reward: a request is signed with one of the business's own, and with nobody else's", async () => {
  const { rpcUrl, web } = marketplace;
  const deployment = signingDeployment(web.publicConfig) as Deployment;
  const exchange = await openLocalExchange(rpcUrl, deployment);
  const seller = new Person(marketplace);
  await approvedBusiness(1, seller);
  const make = async (account: number, until: string) => {
    const uri = rewardUri({ ...words, until, picture: null });
    const made = await exchange.done(
      createReward(exchange.sender(account), deployment.rewards, uri),
    );
    return String(made.result);
  };
  const others = await make(17, "2030-12-31");
  // The wallet itself signs with its own key: the chain takes it as that account.
  await callRpc(rpcUrl, "anvil_impersonateAccount", [seller.wallet]);
  await callRpc(rpcUrl, "anvil_setBalance", [seller.wallet, "0x8ac7230489e80000"]);
  const own = async (until: string) => {
    const uri = rewardUri({ ...words, until, picture: null });
    const data = encodeFunctionData({ abi: rewardNFTAbi, functionName: "make", args: [uri] });
    const call = { from: seller.wallet, to: deployment.rewards, data };
    await callRpc(rpcUrl, "eth_sendTransaction", [call]);
    let id = "";
    await expect
      .poll(async () => {
        const { made } = (await (await seller.fetch(path)).json()) as {
          made: readonly { id: string; until: string }[];
        };
        id = made.find((one) => one.until === until)?.id ?? "";
        return id;
      })
      .not.toBe("");
    return id;
  };
  const sign = async (reward: string) => {
    const id = await create(seller, { reward });
    expect((await uploadPaper(seller, id)).status).toBe(200);
    return seller.post(`/api/business/funding-requests/${id}/signing`, { version: 1 });
  };
  expect((await sign(await own("2030-12-31"))).status).toBe(200);
  for (const reward of [others, "999999", "x", await own("2026-11-24")])
    expect((await codeOf(await sign(reward)))[1]).toBe("FUNDING_REQUEST_INCOMPLETE");
});

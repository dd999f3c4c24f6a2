import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { registerWallet } from "@tenora/chain/gate/eligibility";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import pg from "pg";
import { createPublicClient, createWalletClient, http } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { olga } from "../support/funding-request-review.ts";
import { signEligibility, withdrawOnChain } from "../support/investor-eligibility.ts";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
afterAll(() => owner.end());
const op = new Person(marketplace);
beforeAll(async () => {
  await op.signInAsAdmin();
});

/** A registered investor, approved unless told otherwise. */
async function investor(status = "approved") {
  const cy = new Person(marketplace);
  await cy.signInWithWallet();
  const registration = await cy.post("/api/investor/registrations", {
    investorName: "Cy Tan",
    country: "Singapore",
    registrationNumber: "S7654321X",
    walletAddress: cy.wallet,
    certificateInfo: { email: "cy@example.com" },
    agreeTerms: true,
  });
  expect(registration.ok).toBe(true);
  const { rows } = await owner.query<{ id: string }>(
    `update investors set status = $2, reviewed_at = case $2 when 'approved' then now() end
     where wallet_address = $1 returning id`,
    [cy.wallet, status],
  );
  const id = rows[0]?.id ?? "";
  const path = `/api/admin/investors/${id}/eligibility`;
  return { cy, id, path, store: (body: object, by = op) => by.post(path, body) };
}
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];
const own = async (person: Person) =>
  (await (await person.fetch("/api/investor/eligibility")).json()) as {
    wallet: string | null;
    isWithdrawn: boolean;
    eligibility: {
      issuedAt: number;
      expiresAt: number;
      attestor: `0x${string}`;
      signature: `0x${string}`;
    } | null;
  };

test("eligibility: an attestor's signature for an approved investor is registered by anybody", async () => {
  const { cy, store } = await investor();
  expect(await own(cy)).toEqual({ wallet: cy.wallet, eligibility: null, isWithdrawn: false });
  const body = await signEligibility(marketplace, op, { wallet: cy.wallet });
  const statuses = (await Promise.all([store(body), store(body)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
  const { eligibility } = await own(cy);
  if (eligibility === null) throw new Error("no eligibility");
  expect(eligibility.expiresAt - eligibility.issuedAt).toBe(365 * 86_400);
  expect(await own(new Person(marketplace))).toEqual({
    wallet: null,
    eligibility: null,
    isWithdrawn: false,
  });

  const transport = http(marketplace.rpcUrl);
  const account = testAccount(5);
  const sender = {
    publicClient: createPublicClient({ transport, pollingInterval: 20 }),
    walletClient: createWalletClient({ account, transport }),
  };
  const gate = signingDeployment(marketplace.web.publicConfig)?.gates.eligible;
  if (gate === undefined) throw new Error("no deployment");
  const wallet = cy.account.address;
  const { hash } = await registerWallet(
    sender as never,
    gate,
    { wallet, ...eligibility },
    eligibility,
  );
  const { status } = await sender.publicClient.waitForTransactionReceipt({ hash });
  expect(status).toBe("success");
});

test("eligibility: rejects other signers, other wallets and old signatures", async () => {
  const { cy, store } = await investor();
  const { wallet } = cy;
  const stranger = new Person(marketplace).account;
  const theirs = await signEligibility(marketplace, op, { wallet, signer: stranger });
  expect(await codeOf(await store(theirs))).toEqual([409, "ATTESTOR_UNKNOWN"]);
  const forged = { ...theirs, attestor: olga.address };
  expect(await codeOf(await store(forged))).toEqual([400, "ATTESTATION_SIGNATURE_INVALID"]);
  const other = await signEligibility(marketplace, op, { wallet: stranger.address });
  expect(await codeOf(await store(other))).toEqual([400, "ATTESTATION_SIGNATURE_INVALID"]);
  const good = await signEligibility(marketplace, op, { wallet });
  const old = { ...good, issuedAt: good.issuedAt - 4_000 };
  expect(await codeOf(await store(old))).toEqual([409, "TERMS_OUTDATED"]);
  expect(await codeOf(await store(good, cy))).toEqual([401, "SESSION_MISSING"]);
  const preparation = await op.post("/api/admin/eligibilities/preparation", { attestor: wallet });
  expect(await codeOf(preparation)).toEqual([409, "ATTESTOR_UNKNOWN"]);
});

test("eligibility: none is stored for an investor who isn't approved", async () => {
  const { cy, store } = await investor("pending");
  const body = await signEligibility(marketplace, op, { wallet: cy.wallet });
  expect(await codeOf(await store(body))).toEqual([409, "ALREADY_CHANGED"]);
});

test("eligibility: once withdrawn on the chain it is over everywhere, until a new one is signed", async () => {
  const { cy, id, store } = await investor();
  const sign = () => signEligibility(marketplace, op, { wallet: cy.wallet });
  expect((await store(await sign())).status).toBe(200);
  const page = async () => (await op.fetch(`/admin/investors/${id}`)).text();
  expect(await page()).toContain("Eligibility signed until");

  const transaction = await withdrawOnChain(marketplace, cy.wallet);
  const taken = { kind: "withdraw-eligibility", subject: id, transaction };
  expect((await op.post("/api/admin/market/actions", taken)).status).toBe(200);
  await expect
    .poll(() => own(cy), { timeout: 20_000 })
    .toEqual({ wallet: cy.wallet, eligibility: null, isWithdrawn: true });
  const public_ = await (await cy.fetch(`/api/wallets/${cy.wallet}/eligibility`)).json();
  expect(public_).toEqual({ isEligible: false });
  const withdrawn = await page();
  expect(withdrawn).toContain("Eligibility withdrawn on the chain");
  expect(withdrawn).toContain("An attestor withdrew it on");
  expect(withdrawn).not.toContain("Eligibility signed until");
  // The withdrawal says nothing of another investor's wallet.
  const other = await investor();
  const claimed = await op.post("/api/admin/market/actions", { ...taken, subject: other.id });
  expect(await codeOf(claimed)).toEqual([409, "ACTION_NOT_FOUND"]);

  // Signatures up to the withdrawal's second are void.
  const client = createPublicClient({ transport: http(marketplace.rpcUrl) });
  const { blockHash } = await client.getTransactionReceipt({ hash: transaction });
  const { timestamp } = await client.getBlock({ blockHash });
  let again = await sign();
  await expect
    .poll(
      async () => {
        again = await sign();
        return again.issuedAt;
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBeGreaterThan(Number(timestamp));
  expect((await store(again)).status).toBe(200);
  const { issuedAt, signature } = again;
  expect(await own(cy)).toMatchObject({ eligibility: { issuedAt, signature }, isWithdrawn: false });
  const signed = await page();
  expect(signed).toContain("Eligibility signed until");
  // The history goes on naming the act.
  expect(signed).not.toContain("An attestor withdrew it on");
});

import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { registerWallet } from "@tenora/chain/gate/eligibility";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import pg from "pg";
import { createPublicClient, createWalletClient, http } from "viem";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { olga } from "../support/funding-request-review.ts";
import { signEligibility } from "../support/investor-eligibility.ts";
import { Person } from "../support/person.ts";

const marketplace = inject("marketplace");
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
  const path = `/api/admin/investors/${rows[0]?.id}/eligibility`;
  return { cy, path, store: (body: object, by = op) => by.post(path, body) };
}
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];
const own = async (person: Person) =>
  (await (await person.fetch("/api/investor/eligibility")).json()) as {
    wallet: string | null;
    eligibility: {
      issuedAt: number;
      expiresAt: number;
      attestor: `0x${string}`;
      signature: `0x${string}`;
    } | null;
  };

test("eligibility: an attestor's signature for an approved investor is registered by anybody", async () => {
  const { cy, store } = await investor();
  expect(await own(cy)).toEqual({ wallet: cy.wallet, eligibility: null });
  const body = await signEligibility(marketplace, op, { wallet: cy.wallet });
  const statuses = (await Promise.all([store(body), store(body)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
  const { eligibility } = await own(cy);
  if (eligibility === null) throw new Error("no eligibility");
  expect(eligibility.expiresAt - eligibility.issuedAt).toBe(365 * 86_400);
  expect(await own(new Person(marketplace))).toEqual({ wallet: null, eligibility: null });

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

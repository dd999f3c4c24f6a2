// @module-tag S13
import fc from "fast-check";
import { type Address, type Hex, hashTypedData, zeroAddress } from "viem";
import { expect, test } from "vitest";
import type { Acknowledgement, Ask, Terms } from "../exchange/exchange-types.ts";
import { type Eligibility, eligibilityMessage } from "../gate/eligibility.ts";
import { type Invitation, invitationMessage } from "../gate/invitation.ts";
import { type Link, type LinkUse, linkMessage, linkUseMessage } from "../gate/share-link.ts";
import { acknowledgementMessage } from "./acknowledgement-message.ts";
import { askMessage } from "./ask-message.ts";
import { attestationMessage } from "./attestation-message.ts";
import { type AuthorizedPayment, authorizationMessage } from "./authorization-message.ts";
import { permitMessage } from "./permit-message.ts";
import type { SignableMessage, SigningDeployment } from "./signable-message.ts";
import { signMessage } from "./signable-message.ts";
import { termsMessage } from "./terms-message.ts";

const address = (end: string): Address => `0x${end.padStart(40, "0")}`;
const hash = (end: string): Hex => `0x${end.padStart(64, "0")}`;

const deployment: SigningDeployment = {
  chainId: 17_000,
  exchange: address("e0"),
  rewards: address("e1"),
  gates: {
    open: address("a0"),
    eligible: address("a1"),
    invite: address("a2"),
    link: address("a3"),
  },
  stablecoins: [{ symbol: "USDC", address: address("c0"), decimals: 6 }],
};
const usdc = { name: "USD Coin", version: "2", chainId: 17_000, verifyingContract: address("c0") };
const noon = 1_798_804_800; // Jan 1, 2027, 12:00 UTC

const terms: Terms = {
  seller: address("1"),
  payout: address("1"),
  debtor: address("2"),
  token: address("c0"),
  gate: address("a1"),
  reward: zeroAddress,
  rewardId: 0n,
  fingerprint: hash("f1"),
  papers: hash("f2"),
  previous: 0,
  kind: 0,
  rule: 0,
  rewardEarly: false,
  face: 10_500_000_000,
  pricePerUnit: 95_000_000,
  repayPerUnit: 100_000_000,
  totalUnits: 100,
  minUnits: 50,
  minPurchase: 1,
  fundingDeadline: noon,
  maturity: noon + 43_199,
  graceDays: 5,
  delayDays: 30,
  lateFeeBps: 1_200,
  maxFeeBps: 100,
  counter: 0,
  deadline: noon,
};
const acknowledgement: Acknowledgement = {
  fingerprint: terms.fingerprint,
  debtor: terms.debtor,
  seller: terms.seller,
  token: terms.token,
  face: terms.face,
  maturity: terms.maturity,
  previous: 0,
  counter: 0,
  deadline: noon,
};
const ask: Ask = {
  note: (7n << 24n) | 1n,
  terms: `0x${"07".repeat(32)}`,
  token: address("c0"),
  price: 1_900_000_000n,
  claimed: 0n,
  rewardClaimed: false,
  states: 0b11100,
  noteCounter: 0,
  counter: 0,
  expiry: noon,
};
const invitation: Invitation = {
  listing: 7n,
  wallet: address("3"),
  cap: 4n,
  counter: 0n,
  deadline: BigInt(noon),
};
const link: Link = {
  listing: 7n,
  key: address("4"),
  walletCap: 4n,
  totalCap: 8n,
  counter: 0n,
  deadline: BigInt(noon),
};
const eligibility: Eligibility = { wallet: address("3"), issuedAt: noon, expiresAt: noon + 1 };
const use: LinkUse = { listing: 7n, wallet: address("3") };
const buying = {
  action: "buy",
  listing: 7n,
  terms: hash("f1"),
  units: 10,
  limit: 0,
  value: 950_000_000n,
  deadline: BigInt(noon),
  salt: hash("5a"),
} as const;

/** The message with some of its members changed; the other arguments stay as they are. */
type Build = (changes: Readonly<Record<string, unknown>>) => SignableMessage;

const authorized: Build = (changes) => {
  const { from, to, value, validBefore } = { ...changes } as Record<string, never>;
  const payment = {
    ...buying,
    ...(value === undefined ? {} : { value }),
    ...(validBefore === undefined ? {} : { deadline: validBefore }),
  };
  const at = to === undefined ? deployment : { ...deployment, exchange: to };
  return authorizationMessage(at, usdc, from ?? address("3"), payment);
};
const permitted: Build = (changes) => {
  const { owner, spender, value, nonce, deadline } = { ...changes } as Record<string, never>;
  const payment = {
    ...buying,
    ...(value === undefined ? {} : { value }),
    ...(deadline === undefined ? {} : { deadline }),
  };
  const at = spender === undefined ? deployment : { ...deployment, exchange: spender };
  return permitMessage(at, usdc, { owner: owner ?? address("3"), nonce: nonce ?? 0n }, payment);
};
/** `terms` and `acknowledgement` are digests there, so what they are the digest of is changed. */
const attested: Build = (changes) => {
  const {
    terms: papers,
    acknowledgement: debt,
    ...choice
  } = { ...changes } as Record<string, never>;
  const signed = {
    terms: papers === undefined ? terms : { ...terms, papers },
    debtor: {
      acknowledgement:
        debt === undefined ? acknowledgement : { ...acknowledgement, fingerprint: debt },
      signature: "0x" as Hex,
    },
  };
  return attestationMessage(deployment, signed, { level: 2, deadline: noon, ...choice });
};

const messages: Readonly<Record<string, Build>> = {
  Terms: (changes) => termsMessage(deployment, { ...terms, ...changes }),
  Acknowledgement: (changes) =>
    acknowledgementMessage(deployment, { ...acknowledgement, ...changes }),
  Attestation: attested,
  Ask: (changes) => askMessage(deployment, { ...ask, ...changes }),
  Eligibility: (changes) => eligibilityMessage(deployment, { ...eligibility, ...changes }),
  Invitation: (changes) => invitationMessage(deployment, { ...invitation, ...changes }),
  Link: (changes) => linkMessage(deployment, { ...link, ...changes }),
  Use: (changes) => linkUseMessage(deployment, address("4"), { ...use, ...changes }),
  ReceiveWithAuthorization: authorized,
  Permit: permitted,
};

/** Members that no line names, and why none is missed. */
const unspoken: Readonly<Record<string, string>> = {
  "ReceiveWithAuthorization.validAfter": "always 0; the summary says that it can be used at once",
  "ReceiveWithAuthorization.nonce":
    "a hash of what the summary says, of the receivable's terms and flags, and of a random salt",
  "Permit.nonce": "the token's count of the owner's permits; it makes the permit single-use",
};

/** Values of a Solidity type; small numbers often, since words differ there. */
function valuesOf(type: string): fc.Arbitrary<unknown> {
  if (type === "bool") return fc.boolean();
  const hex = (digits: number) =>
    fc
      .bigInt({ min: 0n, max: 16n ** BigInt(digits) - 1n })
      .map((value) => `0x${value.toString(16).padStart(digits, "0")}`);
  if (type === "address")
    return fc.oneof(hex(40), fc.constantFrom(...Object.values(deployment.gates), zeroAddress));
  if (type === "bytes32") return hex(64);
  const bits = Number(type.slice("uint".length));
  const max = 2n ** BigInt(bits) - 1n;
  const values = fc.oneof(fc.bigInt({ min: 0n, max }), fc.bigInt({ min: 0n, max: 5n }));
  return bits <= 48 ? values.map(Number) : values;
}

const text = ({ summary }: SignableMessage) =>
  summary.map(({ label, value }) => `${label}: ${value}`).join("\n");

test.each(Object.entries(messages))(
  "message summary: two messages %s that differ in a member read differently",
  (primaryType, build) => {
    const { typedData } = build({});
    expect(typedData.primaryType).toBe(primaryType);
    const members = typedData.types[primaryType as keyof typeof typedData.types] as {
      name: string;
      type: string;
    }[];
    expect(members.map(({ name }) => name)).toEqual(Object.keys(typedData.message ?? {}));
    for (const { name, type } of members) {
      if (`${primaryType}.${name}` in unspoken) continue;
      fc.assert(
        fc.property(valuesOf(type), valuesOf(type), (one, other) => {
          fc.pre(one !== other);
          const [first, second] = [build({ [name]: one }), build({ [name]: other })];
          expect(first.digest, `${primaryType}.${name}`).not.toBe(second.digest);
          expect(text(first), `${primaryType}.${name}: ${one}, ${other}`).not.toBe(text(second));
        }),
        { numRuns: 60 },
      );
    }
  },
);

test("message summary: the members without words exist, and each has a reason", () => {
  for (const [member, reason] of Object.entries(unspoken)) {
    const [type = "", name = ""] = member.split(".");
    expect(messages[type]?.({}).typedData.message, member).toHaveProperty(name);
    expect(reason.length).toBeGreaterThan(20);
  }
});

test.each(Object.entries(messages))(
  "message summary: %s names its chain and contract, its risk or end, and has a title",
  (_, build) => {
    const { title, summary, typedData, digest } = build({});
    expect(title).toMatch(/^[A-Z][^.]+$/);
    expect(digest).toBe(hashTypedData(typedData));
    const words = text(build({}));
    expect(words).toContain("on Holesky Testnet (chain 17000)");
    expect(words.toLowerCase()).toContain(String(typedData.domain?.verifyingContract));
    expect(words).toMatch(/What could go wrong|Expires/);
    expect(words).not.toMatch(/undefined|NaN|\[object|_/);
    for (const { label, value } of summary) {
      expect(label).toMatch(/^[A-Z]/);
      expect(value).not.toBe("");
    }
  },
);

test("message summary: the seller reads what they sell, get, owe and risk", () => {
  const lines = new Map(
    termsMessage(deployment, terms).summary.map((one) => [one.label, one.value]),
  );
  expect(lines.get("You sell")).toBe(
    "A receivable on which your customer owes 10,500.00 USDC, due Jan 1, 2027, 23:59:59 UTC. The amount is in US dollars, and 1 USD is paid as 1 USDC",
  );
  expect(lines.get("You get")).toBe(
    "95.00 USDC for each unit sold: 9,500.00 USDC for all 100 units, before the platform's fee",
  );
  expect(lines.get("You get back")).toContain("500.00 USDC");
  expect(lines.get("Minimum raise")).toContain("50 units (4,750.00 USDC)");
  expect(lines.get("Platform fee")).toBe("At most 1% of what the sale raises");
  expect(lines.get("If it's paid late")).toContain("12% a year");
  expect(lines.get("Who can buy")).toBe("Approved investors");
  const campaign = termsMessage(deployment, { ...terms, kind: 1 });
  expect(text(campaign)).toContain("You owe the repayment yourself, whatever happens.");
});

test("message summary: a payer reads whether a dispute is accepted, and who is paid", () => {
  const read = (changes: Partial<AuthorizedPayment>) =>
    text(authorizationMessage(deployment, usdc, address("3"), { ...buying, ...changes }));
  expect(read({})).toContain("You get: 10 units of receivable #7\n");
  expect(read({ limit: 4 })).toContain("#7, also while its customer disputes it\n");
  const settle = { action: "settle", units: 0 } as const;
  expect(read(settle)).toContain("You pay for: What is due on receivable #7\n");
  expect(read({ ...settle, limit: 1 })).toContain("What investors are owed on receivable #7\n");
});

test("message summary: the attestor reads every term, told about the seller", () => {
  const read = (changes: Partial<Terms>) => {
    const signed = { terms: { ...terms, ...changes } };
    const { summary } = attestationMessage(deployment, signed, { level: 1, deadline: noon });
    // Without the digest, which changes with every term.
    return summary
      .filter(({ label }) => label !== "Digest of the seller's terms")
      .map(({ value }) => value);
  };
  const { typedData } = termsMessage(deployment, terms);
  const members = typedData.types.Terms as { name: keyof Terms; type: string }[];
  for (const { name, type } of members)
    fc.assert(
      fc.property(valuesOf(type), (value) => {
        fc.pre(value !== terms[name]);
        expect(read({ [name]: value }), `${name}: ${value}`).not.toEqual(read({}));
      }),
      { numRuns: 20 },
    );
  expect(read({}).join("\n")).not.toMatch(/\byour (own|wallet|customer)\b/i);
});

test.each(Object.entries(messages))(
  "message summary: %s leads with words, and its hashes, counters and known contracts are technical",
  (_, build) => {
    const known = [...Object.values(deployment.gates), address("c0"), address("e0"), address("e1")];
    const { summary } = build({});
    for (const { label, value, isTechnical } of summary) {
      const isKnownContract = known.includes(value.toLowerCase() as Address);
      const isTechnicalText =
        isKnownContract ||
        /0x[0-9a-f]{64}|on Holesky Testnet/.test(value) ||
        /counter$/.test(label);
      if (isTechnicalText) expect(isTechnical, label).toBe(true);
      if (!isTechnical) for (const one of known) expect(value.toLowerCase()).not.toContain(one);
    }
  },
);

test("message summary: a contract that this site doesn't know stands among the terms, not folded", () => {
  const lead = (changes: Partial<Terms>) =>
    termsMessage(deployment, { ...terms, ...changes })
      .summary.filter(({ isTechnical }) => !isTechnical)
      .map(({ value }) => value.toLowerCase())
      .join("\n");
  for (const changes of [
    { gate: address("bad") },
    { token: address("bad") },
    { reward: address("bad") },
    { payout: address("bad") },
    { debtor: address("bad") },
  ])
    expect(lead(changes), Object.keys(changes)[0]).toContain(address("bad"));
  expect(lead({ previous: 12 })).toContain("#12");
});

test("message summary: a token that isn't ours is named by its address, in base units", () => {
  const words = text(askMessage(deployment, { ...ask, token: address("dead") }));
  expect(words).toContain("1,900,000,000 base units of the token 0x");
  expect(words).toContain("A token this site doesn't know");
});

test("message summary: a message for another account is not signed", async () => {
  const asked: unknown[] = [];
  const signer = {
    address: address("9"),
    signTypedData: async (typedData: unknown) => {
      asked.push(typedData);
      return "0x" as Hex;
    },
  };
  await expect(signMessage(signer, termsMessage(deployment, terms))).rejects.toThrow("to sign");
  expect(asked).toEqual([]);
});

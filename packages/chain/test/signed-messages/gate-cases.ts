import { testOrder } from "@tenora/testing/market/agreements";
import type { Hex } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { approveToken } from "../../src/exchange/account.ts";
import { type Eligibility, eligibilityMessage } from "../../src/gate/eligibility.ts";
import { encodeInvitation, invitationMessage } from "../../src/gate/invitation.ts";
import { encodeLinkUse, linkMessage, linkUseMessage } from "../../src/gate/share-link.ts";
import { eligibleGateAbi } from "../../src/generated/eligible-gate.ts";
import { inviteGateAbi } from "../../src/generated/invite-gate.ts";
import { linkGateAbi } from "../../src/generated/link-gate.ts";
import { signMessage } from "../../src/typed-data/signable-message.ts";
import type { ExchangeHarness } from "../support/exchange-harness.ts";
import { coin, listSample, money } from "../support/sample-listing.ts";
import { exchangeCall, later, type MessageCase, read, simulate } from "./message-case.ts";

/** What attestor, seller and the key of a link sign for the gates. */
export async function gateCases(harness: ExchangeHarness): Promise<Record<string, MessageCase>> {
  const { gates, exchange } = harness.deployment;
  const [ben, dara, olga] = [
    harness.as("ben").account,
    harness.as("dara").account,
    harness.as("olga").account,
  ];
  const wallet = dara.address;
  const approval = { spender: exchange, amount: money("190") };
  await harness.done(approveToken(harness.as("dara").sender, coin(harness), approval));
  const deadline = await later(harness);
  const invited = [
    await listSample(harness, "invited", { gate: gates.invite }),
    await listSample(harness, "also invited", { gate: gates.invite }),
  ] as const;
  const linked = [
    await listSample(harness, "linked", { gate: gates.link }),
    await listSample(harness, "also linked", { gate: gates.link }),
  ] as const;
  const key = privateKeyToAccount(generatePrivateKey());
  const invitation = (subject: 0 | 1) => ({
    listing: invited[subject],
    wallet,
    cap: 2n,
    counter: 0n,
    deadline,
  });
  const link = (subject: 0 | 1) => ({
    listing: linked[subject],
    key: key.address,
    walletCap: 2n,
    totalCap: 4n,
    counter: 0n,
    deadline,
  });
  const use = (subject: 0 | 1) => ({ listing: linked[subject], wallet });
  const buy = async (listing: bigint, gateData: Hex) => {
    const order = { ...(await testOrder(harness, listing, 2)), deadline: deadline * 2n };
    return simulate(harness, wallet, exchangeCall(harness, "buy", [order, gateData]));
  };
  const issuedAt = await harness.now();
  const eligibility = (subject: 0 | 1): Eligibility => ({
    wallet: subject === 0 ? wallet : olga.address,
    issuedAt,
    expiresAt: Number(deadline),
  });
  const seller = { foreign: /^SellerGate_BadSignature$/, late: /^SellerGate_Expired$/, deadline };
  return {
    Eligibility: {
      build: (at, subject) => eligibilityMessage(at, eligibility(subject)),
      signer: olga,
      digest: () =>
        read(harness, {
          address: gates.eligible,
          abi: eligibleGateAbi,
          functionName: "digestOf",
          args: [wallet, issuedAt, Number(deadline)],
        }),
      use: (signature) =>
        simulate(harness, dara.address, {
          address: gates.eligible,
          abi: eligibleGateAbi,
          functionName: "register",
          args: [wallet, issuedAt, Number(deadline), olga.address, signature],
        }),
      deadline,
      foreign: /^EligibleGate_NotAttested$/,
      late: /^EligibleGate_WrongTime$/,
    },
    Invitation: {
      ...seller,
      build: (at, subject) => invitationMessage(at, invitation(subject)),
      signer: ben,
      digest: () =>
        read(harness, {
          address: gates.invite,
          abi: inviteGateAbi,
          functionName: "digestOf",
          args: [invited[0], wallet, 2n, 0n, deadline],
        }),
      use: (signature) => buy(invited[0], encodeInvitation(invitation(0), signature)),
    },
    Link: {
      ...seller,
      build: (at, subject) => linkMessage(at, link(subject)),
      signer: ben,
      digest: () =>
        read(harness, {
          address: gates.link,
          abi: linkGateAbi,
          functionName: "digestOfLink",
          args: [linked[0], key.address, 2n, 4n, 0n, deadline],
        }),
      use: async (signature) => {
        const own = await signMessage(key, linkUseMessage(harness.deployment, key.address, use(0)));
        return buy(linked[0], encodeLinkUse(link(0), { seller: signature, key: own }));
      },
    },
    Use: {
      ...seller,
      build: (at, subject) => linkUseMessage(at, key.address, use(subject)),
      signer: key,
      digest: () =>
        read(harness, {
          address: gates.link,
          abi: linkGateAbi,
          functionName: "digestOfUse",
          args: [linked[0], wallet],
        }),
      use: async (signature) => {
        const signed = await signMessage(ben, linkMessage(harness.deployment, link(0)));
        return buy(linked[0], encodeLinkUse(link(0), { seller: signed, key: signature }));
      },
    },
  };
}

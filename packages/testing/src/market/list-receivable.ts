import type { Deployment } from "@tenora/chain/deployment/deployment";
import { localAccount } from "@tenora/chain/deployment/local-account";
import type { Offer, Terms } from "@tenora/chain/exchange/exchange-types";
import { listReceivable } from "@tenora/chain/exchange/listing";
import {
  acknowledgementMessage,
  acknowledgementOf,
} from "@tenora/chain/typed-data/acknowledgement-message";
import { attestTerms } from "@tenora/chain/typed-data/attestation-message";
import {
  type Signer,
  type SigningDeployment,
  signMessage,
} from "@tenora/chain/typed-data/signable-message";
import { termsMessage } from "@tenora/chain/typed-data/terms-message";
import {
  type LocalExchange,
  openLocalExchange,
} from "@tenora/demonstration/exchange/local-exchange";
import { persona } from "@tenora/domain/demo/personas";
import type { PrivateKeyAccount } from "viem";

type Hex = `0x${string}`;

const day = 86_400;
const million = 1_000_000;
const zeroAddress = `0x${"0".repeat(40)}` as const;
const zeroHash = `0x${"0".repeat(64)}` as const;

export type TestTerms = Partial<Omit<Terms, "seller">> & {
  readonly symbol?: "USDC" | "USDT";
  /** The seller who signs instead of Ben. */
  readonly by?: PrivateKeyAccount;
  /** The debtor, who confirms with their wallet. */
  readonly confirmedBy?: Signer;
};

/** Has Ben list what `signTestOffer` signs, and resolves with the listing's id. */
export async function listTestReceivable(
  rpcUrl: string,
  deployment: SigningDeployment,
  changes: TestTerms = {},
): Promise<bigint> {
  const exchange = await openLocalExchange(rpcUrl, deployment as Deployment);
  const offer = await signTestOffer(exchange, deployment, changes);
  const sender = exchange.sender(persona("Ben").account);
  const { result } = await exchange.done(listReceivable(sender, deployment.exchange, offer));
  return result;
}

/**
 * Ben offers a receivable of 100 units at 95 that repay 100, to everybody, attested by Olga for a day:
 * an invoice of 10,500 due in 60 days, with a minimum of 40 units. `changes` go into the terms.
 */
export async function signTestOffer(
  exchange: LocalExchange,
  deployment: SigningDeployment,
  { symbol = "USDC", by, confirmedBy, ...changes }: TestTerms = {},
): Promise<Offer> {
  const seller = by ?? localAccount(persona("Ben").account);
  const attestor = localAccount(persona("Olga").account);
  const now = Number((await exchange.publicClient.getBlock()).timestamp);
  const terms: Terms = {
    seller: seller.address,
    payout: seller.address,
    debtor: confirmedBy?.address ?? zeroAddress,
    token: exchange.coin(symbol).address,
    gate: deployment.gates.open,
    reward: zeroAddress,
    rewardId: 0n,
    fingerprint: randomHash(),
    papers: zeroHash,
    previous: 0,
    kind: 0,
    rule: 0,
    rewardEarly: false,
    face: 10_500 * million,
    pricePerUnit: 95 * million,
    repayPerUnit: 100 * million,
    totalUnits: 100,
    minUnits: 40,
    minPurchase: 1,
    fundingDeadline: now + 20 * day,
    maturity: (Math.floor(now / day) + 60) * day - 1,
    graceDays: 5,
    delayDays: 30,
    lateFeeBps: 1_200,
    maxFeeBps: 200,
    counter: 0,
    deadline: now + day,
    ...changes,
  };
  const sellerSignature = await signMessage(seller, termsMessage(deployment, terms));
  const acknowledgement = acknowledgementOf(terms);
  const debtor = confirmedBy && {
    acknowledgement,
    signature: await signMessage(confirmedBy, acknowledgementMessage(deployment, acknowledgement)),
  };
  return attestTerms(
    deployment,
    attestor,
    { terms, seller: sellerSignature, ...(debtor && { debtor }) },
    { level: debtor ? 2 : 1, deadline: now + day },
  );
}

const randomHash = (): Hex => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
};

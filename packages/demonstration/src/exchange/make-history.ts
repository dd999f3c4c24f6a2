import type { Deployment } from "@tenora/chain/deployment/deployment";
import { localAccount } from "@tenora/chain/deployment/local-account";
import { eligibilityMessage, registerWallet } from "@tenora/chain/gate/eligibility";
import { signMessage } from "@tenora/chain/typed-data/signable-message";
import { persona } from "@tenora/domain/demo/personas";
import { type Hex, parseUnits } from "viem";
import { historyStart } from "../calendar/history-start.ts";
import { timeline } from "../calendar/timeline.ts";
import { workOn } from "../calendar/working-hours.ts";
import { addressOf, businesses } from "../people/businesses.ts";
import { customers } from "../people/customers.ts";
import { investors } from "../people/investors.ts";
import type { SeedReceivable } from "../receivables/receivable.ts";
import { waitingReceivables } from "../receivables/sales.ts";
import type { LivingReceivable } from "./living-receivable.ts";
import { type LocalExchange, openLocalExchange } from "./local-exchange.ts";
import { offerReceivable, type SignedReceivable, signReceivable } from "./offer-receivable.ts";
import { performEvent } from "./perform-event.ts";

const day = 86_400;

interface HistoryOptions {
  /** Now, in seconds since 1970. */
  readonly end: number;
  /** The hash of a receivable's papers, for its terms. */
  readonly papersOf: (receivable: SeedReceivable) => Hex;
}

interface MadeHistory {
  readonly offered: readonly LivingReceivable[];
  /** Signed by their sellers, and not reviewed. */
  readonly waiting: readonly SignedReceivable[];
  readonly eligibilities: readonly SignedEligibility[];
}

/** What the operator signed for an investor's wallet; times in seconds since 1970. */
export interface SignedEligibility {
  readonly wallet: Hex;
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly attestor: Hex;
  readonly signature: Hex;
}

/**
 * Makes the past of a new chain that begins at `historyStart(end)`: every
 * receivable is listed, bought, paid and claimed by real calls of those who may, at its own time. The
 * same each time, but for the dates.
 */
export async function makeHistory(
  rpcUrl: string,
  deployment: Deployment,
  { end, papersOf }: HistoryOptions,
): Promise<MadeHistory> {
  const exchange = await openLocalExchange(rpcUrl, deployment);
  await fundAccounts(exchange);
  const eligibilities = await registerInvestors(exchange, historyStart(end));
  const living = new Map<SeedReceivable, LivingReceivable>();
  for (const { at: now, receivable, event } of timeline(end)) {
    // A decision about a business: the chain knows nothing of it.
    if (receivable === null) continue;
    await exchange.moveTo(now);
    const made = living.get(receivable);
    if (event === null) {
      const papers = papersOf(receivable);
      const offered = await offerReceivable(exchange, receivable, { now, end, papers });
      living.set(receivable, { ...offered, notes: [], operations: [] });
    } else if (made) await performEvent(exchange, made, event, now);
  }
  await exchange.moveTo(end);
  const waiting = await Promise.all(
    waitingReceivables.map((one) =>
      signReceivable(exchange, one, { now: end, end, papers: papersOf(one) }),
    ),
  );
  return { offered: [...living.values()], waiting, eligibilities };
}

/** Test money for everybody who pays; the personas of the demo wallets have some already. */
async function fundAccounts(exchange: LocalExchange): Promise<void> {
  const people = [businesses, customers, investors].flatMap((group) => Object.values(group));
  for (const symbol of ["USDC", "USDT"] as const)
    for (const { account } of people) {
      if (account === null) continue;
      const coin = exchange.coin(symbol);
      await exchange.mint(account, coin, parseUnits("250000", coin.decimals));
    }
}

/** Every investor is verified by the operator for a year, on the first whole day. */
async function registerInvestors(
  exchange: LocalExchange,
  start: number,
): Promise<readonly SignedEligibility[]> {
  const { deployment, sender, done } = exchange;
  const operator = localAccount(persona("Olga").account);
  const signed: SignedEligibility[] = [];
  const people = Object.values(investors);
  const times = workOn(
    Math.ceil(start / day) * day,
    people.map(({ name }) => `eligible ${name}`),
  );
  for (const [index, investor] of people.entries()) {
    const wallet = addressOf(investor);
    const issuedAt = times[index] ?? start;
    await exchange.moveTo(issuedAt);
    const eligibility = { wallet, issuedAt, expiresAt: issuedAt + 365 * day };
    const signature = await signMessage(operator, eligibilityMessage(deployment, eligibility));
    const proof = { attestor: operator.address, signature };
    const carrier = sender(investor.account);
    await done(registerWallet(carrier, deployment.gates.eligible, eligibility, proof));
    signed.push({ ...eligibility, ...proof });
  }
  return signed;
}

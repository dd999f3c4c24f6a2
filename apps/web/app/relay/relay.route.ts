import { checkRelay } from "@tenora/chain/relay/check-relay";
import { findMalformed, relayIntent } from "@tenora/chain/relay/relay-call";
import { isChainUnavailable } from "@tenora/chain/rpc/is-chain-unavailable";
import { findRelayJobOf } from "@tenora/database/relay/find-relay-job";
import { requestRelay } from "@tenora/database/relay/request-relay";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { DomainError } from "@tenora/domain/domain-error";
import { relayRequestSchema } from "@tenora/domain/relay/relay-request";
import * as z from "zod";
import { publicAction, type RouteCall } from "~/http/json-route.server";
import { hour, minute, type RateLimit, type RouteHandle } from "~/http/route-handle";
import type { Services } from "~/services.server";

/** By address, and by the wallet that pays or is paid: counted once the exchange would take the call. */
const limit = {
  name: "relay",
  perAddress: { most: 40, seconds: 10 * minute },
  perAccount: { most: 30, seconds: 24 * hour },
} as const satisfies RateLimit;

/** The limit of all wallets together, so that a flood of small payments is slow to use up a day's gas. */
const totalLimit = {
  name: "relay in total",
  perAddress: limit.perAddress,
  perAccount: { most: 200, seconds: hour },
} as const satisfies RateLimit;

export const handle: RouteHandle = { rateLimits: { POST: limit } };

const input = z.strictObject({ id: z.uuid(), request: relayRequestSchema });

type RelayCall = RouteCall & { readonly input: z.output<typeof input> };

const malformedWords = {
  signature: "The payment's signature is malformed. Sign the payment again.",
  field: "An address or a number of this request is malformed. Reload the page and try again.",
} as const;

/**
 * POST: sends a call for a person without ether. Whose money moves has signed exactly this, or it is a
 * claim or a refund, which pays the note's owner; so no session is needed.
 */
export const action = publicAction(input, relay, "UNKNOWN_ERROR");

async function relay({ services, input: { id, request } }: RelayCall) {
  const { settings, limits, publicDatabase } = services;
  const { relayer, rpcUrls } = settings;
  const deployment = deploymentOf(services);
  if (!relayer || deployment === null) throw new DomainError("RELAYER_OFF");
  const malformed = findMalformed(deployment.exchange, request);
  if (malformed !== null)
    throw new DomainError("INVALID_INPUT", { words: malformedWords[malformed] });
  const checked = await checkRelay(rpcUrls, deployment, relayer.address, request).catch((cause) => {
    throw isChainUnavailable(cause) ? new DomainError("CHAIN_UNAVAILABLE", { cause }) : cause;
  });
  const intent = relayIntent(deployment, request);
  if (typeof checked === "string" || "rejected" in checked) {
    // The exchange takes nothing twice: after a lost answer its job says what became of it.
    const jobId = await asVisitor(publicDatabase, (tx) => findRelayJobOf(tx, { id, intent }));
    if (jobId !== null) return { jobId };
    if (checked === "too-little") throw new DomainError("RELAY_TOO_LITTLE");
    throw new DomainError("RELAY_REJECTED", checked.rejected ? { words: checked.rejected } : {});
  }
  await limits.consume(limit, checked.wallet);
  await limits.consume(totalLimit, "everyone");
  const { dailyGas } = relayer;
  const job = { id, intent, request, gas: checked.gas, dailyGas };
  const jobId = await asVisitor(publicDatabase, (tx) => requestRelay(tx, job));
  if (jobId === null) throw new DomainError("RELAY_BUDGET_SPENT");
  return { jobId };
}

function deploymentOf({ settings }: Services) {
  const { chain, contracts, stablecoins } = settings.publicConfig;
  const { exchange, lens } = contracts;
  return exchange && lens ? { chainId: chain.id, exchange, lens, stablecoins } : null;
}

import { randomUUID } from "node:crypto";
import { localKey } from "@tenora/chain/deployment/local-account";
import { checkRelay } from "@tenora/chain/relay/check-relay";
import { relayerAddress } from "@tenora/chain/relay/open-relayer";
import { relayIntent } from "@tenora/chain/relay/relay-call";
import { publicClient } from "@tenora/chain/rpc/read-chain";
import type { RelayerSettings, WorkerSettings } from "@tenora/configuration/worker-settings";
import { type Database, openDatabaseAt } from "@tenora/database/connection/connect";
import { loginUrl } from "@tenora/database/connection/login-url";
import { findRelayJob } from "@tenora/database/relay/find-relay-job";
import { requestRelay } from "@tenora/database/relay/request-relay";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import type { RelayRequest } from "@tenora/domain/relay/relay-request";
import { startExchange, type TestExchange } from "@tenora/testing/chain/start-exchange";
import { asOwner, testAuthSecret } from "@tenora/testing/database/test-database";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { payerWithoutEther } from "@tenora/testing/market/payer-without-ether";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { startWorker } from "../../src/start-worker.ts";
import { setUpWorkerContext } from "../worker-context.ts";

const dailyGas = 20_000_000;
const key = localKey(29);

/** A chain for the tests of a file, a database for each, and the relayer between them. */
export function setUpRelay() {
  const context = setUpWorkerContext();
  let chain: TestExchange;
  let web: Database<"tenora_web_public">;

  beforeAll(async () => {
    chain = await startExchange();
  }, 120_000);
  afterAll(() => chain?.stop());
  beforeEach(() => {
    const url = loginUrl(context.ownerUrl(), "tenora_web_public", testAuthSecret);
    web = openDatabaseAt(url, "tenora_web_public");
  });
  afterEach(() => web.close());

  const settings = (changes: Partial<RelayerSettings> = {}): WorkerSettings => ({
    ...context.settings(),
    relayer: {
      privateKey: key,
      dailyGas,
      rpcUrls: [chain.rpcUrl],
      deployment: chain.deployment,
      confirmations: 1,
      timing: { pollMs: 50, repriceMs: 60_000, lostMs: 60_000 },
      ...changes,
    },
  });

  /** Asks for it as the web server does. */
  async function submit(
    request: RelayRequest,
    { id = randomUUID(), budget = dailyGas, gas = 0 } = {},
  ): Promise<string | null> {
    const { deployment, rpcUrl } = chain;
    const checked = gas
      ? { gas }
      : await checkRelay([rpcUrl], deployment, relayerAddress(key), request);
    if (typeof checked === "string" || !("gas" in checked))
      throw new Error(JSON.stringify(checked));
    const intent = relayIntent(deployment, request);
    const job = { id, intent, request, gas: checked.gas, dailyGas: budget };
    return asVisitor(web, (tx) => requestRelay(tx, job));
  }

  const find = (id: string | null) => asVisitor(web, (tx) => findRelayJob(tx, id ?? ""));

  return {
    ...context,
    chain: () => chain,
    client: () => publicClient([chain.rpcUrl], 10_000),
    relayer: relayerAddress(key),
    relaySettings: settings,
    submit,
    check: (request: RelayRequest) =>
      checkRelay([chain.rpcUrl], chain.deployment, relayerAddress(key), request),
    find,
    ended: (id: string | null, timeout = 45_000) =>
      expect.poll(() => find(id), { timeout }).toMatchObject({ isEnded: true }),
    async startRelayer(changes: Partial<RelayerSettings> = {}) {
      const worker = await startWorker(settings(changes), pino({ level: "silent" }));
      context.cleanUp.push(worker.stop);
      return worker;
    },
    list: () => listTestReceivable(chain.rpcUrl, chain.deployment),
    payer: (money?: bigint) => payerWithoutEther(chain.rpcUrl, chain.deployment, money),
    /** How many transactions of the relayer are mined. */
    sent: () =>
      publicClient([chain.rpcUrl], 10_000).getTransactionCount({ address: relayerAddress(key) }),
    sql: <Row>(text: string, values: unknown[] = []) =>
      asOwner(
        context.ownerUrl(),
        async (client) => (await client.query(text, values)).rows as Row[],
      ),
  };
}

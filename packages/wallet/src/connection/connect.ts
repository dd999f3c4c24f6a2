import { isAlreadyPending } from "../errors.ts";
import {
  type FoundProvider,
  firstAccount,
  readAccount,
  requireProvider,
} from "../provider/provider.ts";
import type { ConnectOutcome } from "../request/outcomes.ts";
import {
  connected,
  connectFailed,
  connectPending,
  connectStarted,
} from "../state/connection-events.ts";
import type { WalletModel } from "../state/wallet-model.ts";
import type { WalletRuntime } from "../state/wallet-runtime.ts";

/** Requests an account of one wallet. Never rejects. */
export async function connect(
  runtime: WalletRuntime,
  found: FoundProvider,
): Promise<ConnectOutcome> {
  const key = runtime.newKey();
  runtime.dispatch(connectStarted(key, found));
  try {
    return { kind: "connected", address: await requestAccount(runtime, found, key) };
  } catch (error) {
    const { attempt, connection } = runtime.model();
    if (attempt?.key === key) return fail(runtime, key, error);
    // An earlier prompt of the wallet was answered.
    if (connection?.found === found) return { kind: "connected", address: connection.address };
    return { kind: "cancelled" };
  }
}

function fail({ dispatch, model }: WalletRuntime, key: number, error: unknown): ConnectOutcome {
  dispatch(connectFailed(key, error));
  const message = model().view.problem;
  return message === "" ? { kind: "rejected" } : { kind: "failed", message };
}

async function requestAccount(
  runtime: WalletRuntime,
  found: FoundProvider,
  key: number,
): Promise<string> {
  const provider = requireProvider(found);
  const isOpen = ({ attempt }: WalletModel) => attempt?.key === key;
  try {
    const asked = provider.request({ method: "eth_requestAccounts" });
    const address = firstAccount(await runtime.during(asked, isOpen));
    if (address === "") throw new Error("Your wallet shared no account.");
    runtime.listen(found);
    runtime.dispatch(connected(key, address));
    return address;
  } catch (error) {
    if (!isAlreadyPending(error)) throw error;
  }
  // An earlier prompt is open; its answer shows only as an event, or when `recheckAccount` looks.
  runtime.listen(found);
  runtime.dispatch(connectPending(key));
  const take = (accounts: unknown) => {
    const address = firstAccount(accounts);
    if (address !== "") runtime.dispatch(connected(key, address));
  };
  provider.on?.("accountsChanged", take);
  try {
    return await runtime.during(new Promise<never>(() => {}), isOpen);
  } finally {
    provider.removeListener?.("accountsChanged", take);
  }
}

/** Asks the wallet whether its earlier prompt was answered. */
export async function recheckAccount(
  { dispatch }: WalletRuntime,
  { key, found }: NonNullable<WalletModel["attempt"]>,
): Promise<void> {
  const address = await readAccount(found);
  if (address !== "") dispatch(connected(key, address));
}

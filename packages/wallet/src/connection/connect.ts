import { errorSentence, isAlreadyPending, isRefusal } from "../errors.ts";
import { type FoundProvider, firstAccount, requireProvider } from "../provider/provider.ts";
import type { ConnectOutcome } from "../request/outcomes.ts";
import type { WalletModel } from "../state/wallet-model.ts";
import type { WalletRuntime } from "../state/wallet-runtime.ts";

/** Requests an account of one wallet. Never rejects. */
export async function connect(
  runtime: WalletRuntime,
  found: FoundProvider,
): Promise<ConnectOutcome> {
  const key = runtime.newKey();
  runtime.dispatch({ type: "connect-started", key, found });
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

function fail({ dispatch }: WalletRuntime, key: number, error: unknown): ConnectOutcome {
  dispatch({ type: "connect-failed", key, error });
  if (isRefusal(error)) return { kind: "rejected" };
  return { kind: "failed", message: errorSentence(error) };
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
    runtime.dispatch({ type: "connected", connection: { key, found, address } });
    return address;
  } catch (error) {
    if (!isAlreadyPending(error)) throw error;
  }
  // An earlier prompt is open; its answer shows only as an event, or when `recheckAccount` looks.
  runtime.dispatch({ type: "connect-pending", key });
  const take = (accounts: unknown) => shareAccount(runtime, { key, found }, accounts);
  provider.on?.("accountsChanged", take);
  try {
    return await runtime.during(new Promise<never>(() => {}), isOpen);
  } finally {
    provider.removeListener?.("accountsChanged", take);
  }
}

type Attempt = NonNullable<WalletModel["attempt"]>;

/** Asks the wallet whether its earlier prompt was answered. */
export async function recheckAccount(runtime: WalletRuntime, attempt: Attempt): Promise<void> {
  const accounts = requireProvider(attempt.found).request({ method: "eth_accounts" });
  shareAccount(runtime, attempt, await accounts.catch(() => []));
}

function shareAccount(
  { dispatch }: WalletRuntime,
  { key, found }: Pick<Attempt, "key" | "found">,
  accounts: unknown,
): void {
  const address = firstAccount(accounts);
  if (address !== "") dispatch({ type: "connected", connection: { key, found, address } });
}

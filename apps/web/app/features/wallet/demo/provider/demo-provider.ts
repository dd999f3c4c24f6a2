import {
  type EthereumProvider,
  parseChainId,
  type RequestArguments,
} from "@tenora/wallet/provider/provider";
import { getDemoState, isAgreed, requestConfirmation, storePerson } from "./demo-store.ts";
import { callLocalChain, RpcError } from "./local-rpc.ts";

const signing = new Set(["personal_sign", "eth_signTypedData_v4", "eth_sendTransaction"]);

function accounts(): string[] {
  const { person, connected } = getDemoState();
  return person && connected ? [person.address] : [];
}

async function request(args: RequestArguments): Promise<unknown> {
  switch (args.method) {
    case "eth_accounts":
      return accounts();
    case "eth_requestAccounts":
      return requestAccounts(args);
    case "wallet_switchEthereumChain":
    case "wallet_addEthereumChain":
      return stayOnLocalChain(args);
    case "wallet_getCapabilities":
      return {};
  }
  if (!signing.has(args.method)) return callLocalChain(args);
  if (accounts().length === 0) throw new RpcError(4100, "This account is not connected.");
  await requestConfirmation(args);
  return callLocalChain(args);
}

async function requestAccounts(args: RequestArguments): Promise<string[]> {
  // Asks even when already connected, so that another persona can be chosen.
  if (getDemoState().open.some((open) => open.method === args.method)) {
    throw new RpcError(-32002, "A request to connect is already open.");
  }
  if (!isAgreed()) await requestConfirmation(args);
  // The person may have chosen another persona in the panel.
  const { person } = getDemoState();
  if (person) storePerson(person, true);
  return accounts();
}

/** The demo wallet knows one chain, the local one, and is always on it. */
async function stayOnLocalChain({ params }: RequestArguments): Promise<null> {
  const wanted = parseChainId(Array.isArray(params) ? params[0] : undefined);
  const own = parseChainId(await callLocalChain({ method: "eth_chainId" }));
  if (wanted === own) return null;
  throw new RpcError(4902, "The demo wallet knows only the local chain.");
}

type Listener = (value: unknown) => void;

const listeners = new Set<Listener>();

/** Tells the page which account the wallet shares now, as a wallet does whose account was switched. */
export function announceAccounts(): void {
  for (const listener of [...listeners]) listener(accounts());
}

/**
 * Signs with the local chain's own accounts, only after confirmation (EIP-1193). Its chain never
 * changes; its account changes when another person is chosen in the bar, or by connecting again.
 */
export const demoProvider: EthereumProvider = {
  request,
  on: (event, listener) => event === "accountsChanged" && listeners.add(listener),
  removeListener: (_event, listener) => listeners.delete(listener),
};

import type { Address } from "viem";

/** An Ethereum provider (EIP-1193). */
export interface EthereumProvider {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
}

/** The account and chain that everything is signed and sent for. */
export interface ExpectedAccount {
  readonly address: Address;
  /** Decimal. */
  readonly chainId: number;
}

/** The wallet was not asked, because its account or chain is another one by now. */
export class WalletChangedError extends Error {
  override readonly name = "WalletChangedError";
  readonly kind: "account-changed" | "wrong-chain";

  constructor(kind: WalletChangedError["kind"]) {
    super(
      kind === "account-changed"
        ? "The wallet's account changed, so nothing was signed or sent."
        : "The wallet is on another network, so nothing was signed or sent.",
    );
    this.kind = kind;
  }
}

const prompting = new Set([
  "eth_sendTransaction",
  "eth_signTransaction",
  "eth_signTypedData_v4",
  "personal_sign",
  "wallet_sendCalls",
  "wallet_sendTransaction",
]);

/**
 * A provider that asks the wallet for its account and chain right before every request that signs or
 * sends, since an event may be late, and refuses with `WalletChangedError` when they aren't the
 * expected ones.
 */
export function guardProvider(
  provider: EthereumProvider,
  expected: ExpectedAccount,
): EthereumProvider {
  return {
    async request(args) {
      if (prompting.has(args.method)) await requireExpected(provider, expected);
      return provider.request(args);
    },
  };
}

async function requireExpected(
  provider: EthereumProvider,
  { address, chainId }: ExpectedAccount,
): Promise<void> {
  const [accounts, chain] = await Promise.all([
    provider.request({ method: "eth_accounts" }),
    provider.request({ method: "eth_chainId" }),
  ]);
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
  if (typeof first !== "string" || first.toLowerCase() !== address.toLowerCase())
    throw new WalletChangedError("account-changed");
  if (Number(chain) !== chainId) throw new WalletChangedError("wrong-chain");
}

import { type EthereumProvider, WalletChangedError } from "./guard-provider.ts";

/** What `request` of packages/wallet resolves to. */
type RequestOutcome =
  | { readonly kind: "answered"; readonly result: unknown }
  | { readonly kind: "rejected" }
  | { readonly kind: "account-changed" }
  | { readonly kind: "wrong-chain" }
  | {
      readonly kind: "failed";
      readonly message: string;
      readonly code?: number;
      readonly cause?: unknown;
    };

/** The connected wallet of a page, as packages/wallet offers it. */
export interface PageWallet {
  request(args: {
    readonly method: string;
    readonly params?: readonly unknown[];
  }): Promise<RequestOutcome>;
}

/**
 * The page's wallet as an EIP-1193 provider. Its own checks stay in force: the connected account, the
 * chain, and the genesis block where that is known.
 */
export function walletProvider(wallet: PageWallet): EthereumProvider {
  return {
    async request({ method, params }) {
      const asked = Array.isArray(params) ? { method, params } : { method };
      const outcome = await wallet.request(asked);
      switch (outcome.kind) {
        case "answered":
          return outcome.result;
        case "rejected":
          throw Object.assign(new Error("User rejected the request."), { code: 4001 });
        case "account-changed":
        case "wrong-chain":
          throw new WalletChangedError(outcome.kind);
        case "failed": {
          const { message, code, cause } = outcome;
          throw Object.assign(new Error(message, { cause }), code === undefined ? {} : { code });
        }
      }
    },
  };
}

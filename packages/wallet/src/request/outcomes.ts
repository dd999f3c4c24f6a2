export type ConnectOutcome =
  | { readonly kind: "connected"; readonly address: string }
  | { readonly kind: "no-provider"; readonly message: string }
  | { readonly kind: "rejected" }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly message: string };

export type SwitchOutcome =
  | { readonly kind: "switched" }
  | { readonly kind: "rejected" }
  | { readonly kind: "failed"; readonly message: string };

export type SignOutcome =
  | { readonly kind: "signed"; readonly signature: string; readonly address: string }
  | { readonly kind: "rejected" }
  | { readonly kind: "account-changed" }
  | { readonly kind: "failed"; readonly message: string };

/** The outcome of a request; `code` is the wallet's outermost JSON-RPC code where it gave one. */
export type RequestOutcome =
  | { readonly kind: "answered"; readonly result: unknown; readonly address: string }
  /** `isOpen`: the page stopped waiting, and the wallet may still show the prompt. */
  | { readonly kind: "rejected"; readonly isOpen?: true }
  | { readonly kind: "account-changed" }
  | { readonly kind: "wrong-chain" }
  | {
      readonly kind: "failed";
      readonly message: string;
      readonly code?: number;
      readonly cause?: unknown;
    };

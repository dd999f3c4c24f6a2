import { formatAmount } from "@tenora/domain/money/format-amount";
import type { Address, Hex } from "viem";
import type { Ask, FillLimits, Order, Settlement } from "../exchange/exchange-types.ts";
import type { Purpose } from "../typed-data/payment-purpose.ts";

/** What is paid for. */
export type PaymentIntent =
  | { readonly action: "buy"; readonly order: Order; readonly gateData?: Hex }
  /** `deadline`: until when a signed payment holds, seconds since 1970. */
  | ({ readonly action: "settle"; readonly deadline: bigint } & Omit<Settlement, "amount">)
  | {
      readonly action: "fill";
      readonly ask: Ask;
      readonly signature: Hex;
      readonly limits: FillLimits;
    };

/** How a token can be paid with, beside approvals. */
export interface TokenSupport {
  /** EIP-3009 `receiveWithAuthorization`. */
  readonly authorization: boolean;
  /** EIP-2612 `permit`. */
  readonly permit: boolean;
  /** The present allowance must be set to zero before another one (USDT). */
  readonly mustResetAllowance: boolean;
}

export interface PaymentRequest {
  readonly token: {
    readonly address: Address;
    readonly symbol: string;
    readonly decimals: number;
  };
  /** Contract wallets sign in ways that tokens don't take, so they approve. */
  readonly payer: { readonly address: Address; readonly isContract: boolean };
  /** Base units: exactly the cost to buy, otherwise the most that is paid. */
  readonly amount: bigint;
  readonly intent: PaymentIntent;
  /** What the exchange may take from the payer now, base units. */
  readonly allowance: bigint;
  readonly supports: TokenSupport;
}

/** One prompt of the wallet; `title` says it in words. */
export type PaymentStep = { readonly title: string } & (
  | { readonly kind: "sign-authorization"; readonly purpose: Purpose }
  | { readonly kind: "sign-permit"; readonly purpose: Purpose }
  /** A transaction that lets the exchange take exactly `amount`. */
  | { readonly kind: "approve"; readonly amount: bigint }
  /**
   * A transaction that sets the allowance to zero: `first` in any case; `if-left-over` after the
   * call, also after a failed one, and only when the exchange may still take something.
   */
  | { readonly kind: "reset-approval"; readonly when: "first" | "if-left-over" }
  | { readonly kind: "call"; readonly functionName: PaymentFunction }
);

export type PaymentFunction =
  | "buy"
  | "buyWithPermit"
  | "buyWithAuthorization"
  | "settle"
  | "settleWithPermit"
  | "settleWithAuthorization"
  | "fill";

const callTitles = { buy: "Buy", settle: "Pay", fill: "Buy the note" } as const;

/**
 * The steps of one payment, fewest prompts first: one signature where the token takes one, otherwise
 * an exact approval. After the last step the exchange may take nothing more from the payer than it
 * could before, and after an approval or permit nothing at all.
 */
export function planPayment(request: PaymentRequest): readonly PaymentStep[] {
  const { token, payer, amount, intent, allowance, supports } = request;
  const { action } = intent;
  const call = (suffix: "" | "WithPermit" | "WithAuthorization" = ""): PaymentStep => ({
    kind: "call",
    functionName: `${action}${suffix}` as PaymentFunction,
    title: callTitles[action],
  });
  const clean: PaymentStep = {
    kind: "reset-approval",
    when: "if-left-over",
    title: "Remove any unused approval",
  };
  if (amount === 0n) return [call()];
  // An approval from an attempt that stopped half-way; using it up leaves nothing behind.
  if (allowance === amount) return [call(), clean];
  // `fill` takes an allowance only.
  const purpose = intent.action === "fill" ? null : purposeOf(intent, amount);
  const text = formatAmount(amount, token);
  if (purpose && !payer.isContract && supports.authorization)
    return [
      { kind: "sign-authorization", purpose, title: `Sign the payment of ${text}` },
      call("WithAuthorization"),
    ];
  if (purpose && !payer.isContract && supports.permit)
    return [
      { kind: "sign-permit", purpose, title: `Allow a payment of ${text}` },
      call("WithPermit"),
      clean,
    ];
  const approve: PaymentStep = { kind: "approve", amount, title: `Approve exactly ${text}` };
  if (allowance === 0n || !supports.mustResetAllowance) return [approve, call(), clean];
  const reset: PaymentStep = {
    kind: "reset-approval",
    when: "first",
    title: `Reset your old ${token.symbol} approval to zero`,
  };
  return [reset, approve, call(), clean];
}

/** What a signed payment of `value` base units is bound to. */
export function purposeOf(
  intent: Exclude<PaymentIntent, { readonly action: "fill" }>,
  value: bigint,
): Purpose {
  if (intent.action === "buy") {
    const { listing, terms, units, flags, deadline } = intent.order;
    return { action: "buy", listing, terms, units, limit: flags, value, deadline };
  }
  const { listing, terms, holdersOnly, deadline } = intent;
  const limit = holdersOnly ? 1 : 0;
  return { action: "settle", listing, terms, units: 0, limit, value, deadline };
}

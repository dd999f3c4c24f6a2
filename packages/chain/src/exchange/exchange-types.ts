import type { ContractFunctionArgs, ContractFunctionName } from "viem";
import type { receivableExchangeAbi } from "../generated/receivable-exchange.ts";

/** The functions of the exchange that change its state. */
export type ExchangeFunction = ContractFunctionName<typeof receivableExchangeAbi, "nonpayable">;

/** What a function of the exchange takes, as its ABI says. */
export type ExchangeArguments<Name extends ExchangeFunction> = ContractFunctionArgs<
  typeof receivableExchangeAbi,
  "nonpayable",
  Name
>;

// Amounts are base units of the token, times are seconds since 1970.

/** What a seller signs. */
export type Terms = Readonly<ExchangeArguments<"list">[0]>;
export type Attestation = Readonly<ExchangeArguments<"list">[1]>;
export type Acknowledgement = Readonly<ExchangeArguments<"list">[2]>;

/** Everything that carries a receivable onto the chain. */
export interface Offer {
  readonly terms: Terms;
  readonly attestation: Attestation;
  readonly acknowledgement: Acknowledgement;
  readonly signatures: Readonly<ExchangeArguments<"list">[3]>;
}

/** What a buyer agrees to. */
export type Order = Readonly<ExchangeArguments<"buy">[0]>;

/** What a payer agrees to; `holdersOnly`: nothing of it becomes the seller's. */
export type Settlement = Readonly<ExchangeArguments<"settle">[0]>;

/** What the owner of a note signs to sell it. */
export type Ask = Readonly<ExchangeArguments<"fill">[0]>;

/** What the buyer of a note accepts: cost, what it earns, states (bit n for state n), flags and deadline. */
export type FillLimits = Readonly<ExchangeArguments<"fill">[2]>;

/** An ERC-2612 signature of the payer; with it no earlier approval is needed. */
export type PermitSignature = Readonly<ExchangeArguments<"buyWithPermit">[2]>;

/** An EIP-3009 signature as the exchange takes it; its nonce follows from what it pays for. */
export type Authorization = Readonly<ExchangeArguments<"buyWithAuthorization">[3]>;

/** A payment that its payer signed; any account may send it. */
export interface SignedPayment {
  readonly payer: ExchangeArguments<"buyWithAuthorization">[2];
  readonly authorization: Authorization;
}

/** The levels, kinds and rules in the contract's order. */
export const levels = ["Declared", "Attested", "Debtor-confirmed"] as const;
export const kinds = ["Factoring", "Community"] as const;
export const rules = ["Open", "Eligible", "Locked"] as const;

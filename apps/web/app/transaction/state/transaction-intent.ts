import type { ChainClient } from "@tenora/chain/transaction/chain-client";
import type { CheckedCall } from "@tenora/chain/transaction/contract-call";
import type { SignableMessage, SummaryLine } from "@tenora/chain/typed-data/signable-message";
import type { RelayRequest } from "@tenora/domain/relay/relay-request";
import type { ExchangeDeployment } from "../engine/served-deployment.ts";

export type Hex = `0x${string}`;

/** The signatures made so far, by the names of their steps. */
export type Signatures = Readonly<Record<string, Hex>>;

/** One request to the wallet, or to our relayer. `label` follows its number: "1 of 2 · Sign …". */
export type TransactionStep =
  | {
      readonly kind: "sign";
      readonly label: string;
      /** Under which later steps find the signature. */
      readonly name: string;
      /** Its own summary is shown too, so that nothing is signed that isn't said. */
      readonly message: SignableMessage;
    }
  | {
      readonly kind: "call";
      readonly label: string;
      /** Computed when its turn has come, from the signatures of earlier steps. */
      readonly call: (signatures: Signatures) => CheckedCall;
      /** Read when its turn has come; a step that isn't needed any more is left out. */
      readonly isNeeded?: () => Promise<boolean>;
      /** How our server can send it instead, where it does; what it doesn't take, the wallet sends. */
      readonly relay?: (signatures: Signatures) => RelayRequest;
      /** Offered also when a step before it didn't go through: it takes an approval back. */
      readonly isCleanUp?: true;
    };

/** What a person is about to do, in plain words, and the steps that do it. */
export interface TransactionIntent {
  readonly title: string;
  /** What leaves, what comes, to whom, by when. */
  readonly summary: readonly SummaryLine[];
  /** What isn't as agreed with those this depends on, one sentence each. */
  readonly warnings?: readonly string[];
  /** What to know first, and what could go wrong, one sentence each. */
  readonly risks?: readonly string[];
  /** What they are read before; "confirm" without it. */
  readonly before?: "buy" | "pay" | "collect" | "confirm";
  readonly steps: readonly TransactionStep[];
  /** It can't be undone and doesn't help a user who pressed it by mistake: its button warns. */
  readonly isDestructive?: true;
  /** Told when it is done: "You bought 40 units." */
  readonly success: string;
  /** The token that errors are about where they name an amount and no token. */
  readonly token?: Hex;
}

/** The account that pressed, its chain, and the client that reads it: through the wallet, at this moment. */
export interface IntentContext {
  readonly account: Hex;
  readonly chainId: number;
  readonly client: ChainClient;
  readonly deployment: ExchangeDeployment;
  /** Our server sends some calls and pays their fee. */
  readonly isRelaying: boolean;
}

/**
 * Builds the intent when its button is pressed. What it throws is told in the dialog: the message of
 * an Error whose name is "IntentError", and the words for a revert or a node's error otherwise.
 */
export type BuildIntent = (context: IntentContext) => Promise<TransactionIntent>;

/** A reason, in words for the person, why an intent can't be built. */
export class IntentError extends Error {
  override readonly name = "IntentError";
  /** What the person can do now. */
  readonly nextStep: string;

  constructor(sentence: string, nextStep = "") {
    super(sentence);
    this.nextStep = nextStep;
  }
}

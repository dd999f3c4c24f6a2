/** The error that a provider throws (EIP-1193). */
export class ProviderError extends Error {
  readonly code: number;
  readonly data: unknown;
  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export const refusal = () => new ProviderError(4001, "User rejected the request.");

/** Either what the wallet answers, or the error it throws. */
export type Answer = { readonly result: unknown } | { readonly error: unknown };

/** A request that waits for a person, in the hands of a test. Each ends with one of the four. */
export interface WalletPrompt {
  readonly method: string;
  readonly params: readonly unknown[];
  /** The site that asks. */
  readonly origin: string;
  /** Does what the request asks and answers. Rejects with what the wallet answered, if it failed. */
  confirm(): Promise<unknown>;
  /** Error 4001. */
  refuse(): void;
  /** Never answers. */
  hang(): void;
  answer(answer: Answer): void;
}

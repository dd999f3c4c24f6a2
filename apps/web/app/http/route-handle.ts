/** `most` requests at once; as many come back over `seconds`, evenly. */
export interface Rate {
  readonly most: number;
  readonly seconds: number;
}

/** How often one client may send a request to a route. */
export interface RateLimit {
  /** Routes that name the same limit share its tokens. */
  readonly name: string;
  readonly perAddress: Rate;
  /** For a proven wallet, or the account that a recovery is requested for; counted by the handler. */
  readonly perAccount?: Rate;
  /** Tokens a process takes from the database at once, where a query for each would cost more than the answer. */
  readonly batchSize?: number;
  /**
   * The address is counted by the handler, once the wallet of the session is proven: requests without
   * a session cost next to nothing, and must not use up what others behind the same address may submit.
   */
  readonly countedOnceSignedIn?: true;
}

/**
 * The `handle` of a resource route. The server reads it from the build when it starts and applies it
 * before the body is read. A route without one has the default limits.
 */
export interface RouteHandle {
  /** By method; GET stands for HEAD and OPTIONS too. Other methods are rejected (405). */
  readonly rateLimits?: Readonly<Partial<Record<"GET" | "POST" | "PUT" | "DELETE", RateLimit>>>;
  /** The largest body, in bytes, where 64 KB are too few; it may take its time on a slow line. */
  readonly maxBodyBytes?: number;
}

export const minute = 60;
export const hour = 60 * minute;

/** Look-ups of one exact wallet by anybody, together. */
export const statusLookupLimit: RateLimit = {
  name: "status look-up",
  perAddress: { most: 600, seconds: 10 * minute },
  batchSize: 20,
};

/** Files of what the chain says of one wallet, each up to some thousand rows. */
export const walletExportLimit: RateLimit = {
  name: "wallet export",
  perAddress: { most: 60, seconds: 10 * minute },
};

/** The public API, all of its paths together. */
export const publicApiLimit: RateLimit = {
  name: "public API",
  perAddress: { most: 600, seconds: 2 * minute },
  batchSize: 20,
};

/** What a browser asks about its own wallet, together. */
export const ownRecordsLimit: RateLimit = {
  name: "own records",
  perAddress: { most: 600, seconds: 10 * minute },
  batchSize: 20,
};

/** Changes of the settings that the token of a mail leads to, with and without scripts. */
export const mailSettingsLimit: RateLimit = {
  name: "email settings",
  perAddress: { most: 60, seconds: 10 * minute },
};

/** What a customer sends by the link of a mail: their answer, and the notice that they read. */
export const acknowledgementLimit: RateLimit = {
  name: "customer's answer",
  perAddress: { most: 60, seconds: 10 * minute },
};

/** Forms of a proven wallet, by address and by wallet. */
export const walletFormLimit = (name: string): RateLimit => ({
  name,
  perAddress: { most: 30, seconds: hour },
  perAccount: { most: 20, seconds: hour },
  countedOnceSignedIn: true,
});

/** An upload counts its own bytes as they arrive, and has a sentence for too many. */
export const countedByHandler = Number.POSITIVE_INFINITY;

/** An article, or its cover. In bytes. */
export const articleBodyBytes = 6 * 1024 * 1024;

/** How often one caller may knock. So many turns come back in so many seconds, evenly. */
export interface RateLimit {
  readonly most: number;
  readonly seconds: number;
}

export interface RateLimitedRoute {
  /** GET stands for HEAD and OPTIONS too: all of them ask the same. */
  readonly method: "GET" | "POST" | "PUT";
  /** As `canonicalPath` spells it. */
  readonly path: RegExp;
  readonly perAddress: RateLimit;
  /** Turns that a process takes from the database at once, where a query for each would cost more than the answer. */
  readonly batchSize?: number;
  /**
   * Counted per address only once the wallet of the session is proven: requests without a session
   * cost next to nothing, and must not use up what others behind the same address may submit.
   */
  readonly countedOnceSignedIn?: true;
}

const minute = 60;
const hour = 60 * minute;
const address = "0x[0-9a-f]{40}";

/**
 * Every endpoint of a visitor that writes or costs. The numbers leave room for an office behind one
 * address. Who has proven a wallet is counted by it as well, below; a wallet that is merely named is
 * not, or strangers could shut its owner out.
 */
export const rateLimitedRoutes: Readonly<Record<string, RateLimitedRoute>> = {
  "sign-in message": {
    method: "POST",
    path: /^\/api\/wallet\/sign-in\/message$/,
    perAddress: { most: 60, seconds: 10 * minute },
  },
  "wallet sign-in": {
    method: "POST",
    path: /^\/api\/wallet\/sign-in$/,
    perAddress: { most: 60, seconds: 10 * minute },
  },
  submission: {
    method: "POST",
    path: /^\/api\/business\/submissions$/,
    perAddress: { most: 30, seconds: hour },
    countedOnceSignedIn: true,
  },
  certificate: {
    method: "POST",
    path: /^\/api\/business\/certificate$/,
    perAddress: { most: 30, seconds: hour },
    countedOnceSignedIn: true,
  },
  registration: {
    method: "POST",
    path: /^\/api\/investor\/registrations$/,
    perAddress: { most: 30, seconds: hour },
    countedOnceSignedIn: true,
  },
  "status look-up": {
    method: "GET",
    path: new RegExp(`^/api/wallets/${address}/(business|investor)$`),
    perAddress: { most: 600, seconds: 10 * minute },
    batchSize: 20,
  },
  "own records": {
    method: "GET",
    path: /^\/api\/(wallet\/session|(business|investor)\/own)$/,
    perAddress: { most: 600, seconds: 10 * minute },
    batchSize: 20,
  },
  document: {
    method: "GET",
    path: /^\/documents\//,
    perAddress: { most: 120, seconds: 2 * minute },
    batchSize: 20,
  },
  cover: {
    method: "GET",
    path: /^\/insights\/covers\//,
    perAddress: { most: 600, seconds: 2 * minute },
    batchSize: 20,
  },
  "password recovery": {
    method: "POST",
    path: /^\/api\/admin\/recovery$/,
    perAddress: { most: 10, seconds: hour },
  },
  "mailed link": {
    method: "POST",
    path: /^\/api\/admin\/link$/,
    perAddress: { most: 30, seconds: 10 * minute },
  },
  "password of a mailed link": {
    method: "PUT",
    path: /^\/api\/admin\/link$/,
    perAddress: { most: 10, seconds: 10 * minute },
  },
};

/**
 * What the routes answer and no endpoint above counts, by any method: admins' pages and acts, addresses
 * where nothing is, the data of pages, signing out. Kept pages and files are not counted.
 */
export const defaultRateLimit = {
  perAddress: { most: 600, seconds: 2 * minute },
  batchSize: 20,
} as const satisfies Omit<RateLimitedRoute, "method" | "path">;

/** Requests that come from other pages than ours; apart, since a visitor is not to blame for them. */
export const rejectedOriginLimit = {
  perAddress: { most: 600, seconds: 2 * minute },
  batchSize: 20,
} as const satisfies Omit<RateLimitedRoute, "method" | "path">;

/** What is counted by somebody known: a proven wallet, or the account that a recovery is asked for. */
export const accountRateLimits = {
  // Counted once its signature is proven: whoever merely names a wallet takes nothing from it.
  "sign-in": { most: 30, seconds: hour },
  submission: { most: 20, seconds: hour },
  certificate: { most: 20, seconds: hour },
  registration: { most: 20, seconds: hour },
  recovery: { most: 5, seconds: hour },
} as const satisfies Record<string, RateLimit>;

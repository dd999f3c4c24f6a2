import type { DocumentSettings } from "./document-settings.ts";
import type { KeyRing } from "./key-ring.ts";
import type { PublicConfig } from "./public-config.ts";
import type { MetricsSettings } from "./serve-metrics.ts";

/** Everything one web process needs, without the database owner's connection string. */
export interface WebSettings {
  readonly host: string;
  readonly port: number;
  /** Origin of every link and sign-in message; never taken from the Host header. */
  readonly publicUrl: string;
  /** The number of our own proxies, each of which appends to X-Forwarded-For. */
  readonly trustedProxies: number;
  readonly logLevel: string;
  /** Where this process serves its metrics; null: nowhere. */
  readonly metrics?: MetricsSettings | null;
  /** Multiplies all rate limits: 1 in production, more where one machine acts as many people. */
  readonly limitFactor: number;
  /** How long a client may take to send a request and to read its answer, in milliseconds. */
  readonly timeouts: {
    readonly headersMs: number;
    /** For the small body that most routes accept. */
    readonly bodyMs: number;
    /** For a document. */
    readonly uploadMs: number;
    /** Without any traffic while a response is produced or read. */
    readonly idleMs: number;
  };
  readonly database: {
    readonly webPublic: string;
    readonly webAdmin: string;
    readonly webMarket: string;
    readonly authWallet: string;
    readonly authAdmin: string;
  };
  readonly documents: DocumentSettings;
  /** RPC addresses in the order in which they are tried. */
  readonly rpcUrls: readonly string[];
  readonly secrets: { readonly auth: KeyRing; readonly link: KeyRing; readonly data: KeyRing };
  readonly publicConfig: PublicConfig;
  /** The account that sends calls for people without ether; null where there is none. */
  readonly relayer?: {
    readonly address: `0x${string}`;
    /** The most that all transactions of any 24 hours may use. */
    readonly dailyGas: number;
  } | null;
  /**
   * From which face value, in whole stablecoins, an admin may not attest what they have checked; null: never.
   * For the public pages; the database enforces it.
   */
  readonly secondReviewerFrom: number | null;
  /** The company that runs this installation, for its public pages. */
  readonly operator: Operator;
  /** What its legal pages say beyond that. */
  readonly legal: LegalSettings;
  /** Whether the operator reads what the contact form sends. */
  readonly takesMessages: boolean;
  /** Set only while we run the chain ourselves, for demonstration, on the loopback address. */
  readonly demonstration: {
    readonly mailFolder: string | null;
    /** Lets a browser use the tools of the demonstration; printed at the start only. */
    readonly key: string;
  } | null;
}

/** What people may know of an installation's operator; null for what isn't filled in. */
export interface Operator {
  /** The legal name. */
  readonly company: string | null;
  /** Where it is registered, with its number: "Singapore, UEN 202612345A". */
  readonly jurisdiction: string | null;
  readonly address: string | null;
  readonly email: string | null;
  /** For reports of vulnerabilities. */
  readonly securityEmail: string | null;
}

/** What an operator says on the legal pages alone; null for what isn't filled in. */
export interface LegalSettings {
  /** Whose law and courts the terms name: "England and Wales". */
  readonly governingLaw: string | null;
  /** As the operator words it: "Authorised by the … under number …". */
  readonly regulatoryStatus: string | null;
  /** In so many working days a complaint is answered. */
  readonly complaintWorkingDays: number;
}

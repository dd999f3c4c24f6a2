import type { DocumentSettings } from "./document-settings.ts";
import type { KeyRing } from "./key-ring.ts";
import type { PublicConfig } from "./public-config.ts";
import type { MetricsSettings } from "./serve-metrics.ts";

/** Everything one web process needs. It never receives the database owner's address. */
export interface WebSettings {
  readonly host: string;
  readonly port: number;
  /** Origin of every link and sign-in message; never taken from the Host header. */
  readonly publicUrl: string;
  /** Proxies of our own in front of us, each of which appends to X-Forwarded-For. */
  readonly trustedProxies: number;
  readonly logLevel: string;
  /** Where this process shows its figures; null: nowhere. */
  readonly metrics?: MetricsSettings | null;
  /** Multiplies how often visitors may knock; 1 in life, more where one machine plays many people. */
  readonly limitFactor: number;
  /** How long a client may take to send a request and to read its answer, in milliseconds. */
  readonly timeouts: {
    readonly headersMs: number;
    /** For the few words that most doors take. */
    readonly bodyMs: number;
    /** For a document. */
    readonly uploadMs: number;
    /** Without a byte that moves, while an answer is made or read. */
    readonly idleMs: number;
  };
  readonly database: {
    readonly webPublic: string;
    readonly webAdmin: string;
    readonly authWallet: string;
    readonly authAdmin: string;
  };
  readonly documents: DocumentSettings;
  /** RPC addresses, tried in turn. */
  readonly rpcUrls: readonly string[];
  readonly secrets: { readonly auth: KeyRing; readonly link: KeyRing; readonly data: KeyRing };
  readonly publicConfig: PublicConfig;
  /** Set only while we run the chain ourselves, for demonstration, on the loopback address. */
  readonly demonstration: {
    readonly mailFolder: string | null;
    /** Opens the mailbox; printed at the start, and nowhere else. */
    readonly mailboxKey: string;
  } | null;
}

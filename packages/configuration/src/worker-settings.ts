import type { DocumentSettings } from "./document-settings.ts";
import type { PublicConfig } from "./public-config.ts";
import type { MetricsSettings } from "./serve-metrics.ts";

/** How mail is sent. */
export type EmailSettings =
  | { readonly kind: "mailbox"; readonly folder: string }
  | { readonly kind: "smtp"; readonly url: string }
  | {
      readonly kind: "emailjs";
      readonly serviceId: string;
      readonly templateId: string;
      readonly publicKey: string;
      readonly privateKey?: string;
      /** Another address of the service. */
      readonly url?: string;
    };

/** In days: how long ended sessions and the texts of sent mails (at least 7) are stored. */
export interface Retention {
  readonly sessionsDays: number;
  readonly mailsDays: number;
}

export const defaultRetention: Retention = { sessionsDays: 30, mailsDays: 90 };

/** The relayer, which pays the gas of others' calls. */
export interface RelayerSettings {
  /** The key of an account that has ether for gas, and no role. */
  readonly privateKey: `0x${string}`;
  /** The most that all transactions of any 24 hours may use. */
  readonly dailyGas: number;
  /** RPC addresses in the order in which they are tried. */
  readonly rpcUrls: readonly string[];
  readonly deployment: {
    readonly chainId: number;
    readonly exchange: `0x${string}`;
    readonly lens: `0x${string}`;
    readonly registry: `0x${string}`;
    readonly stablecoins: PublicConfig["stablecoins"];
  };
  /** Blocks from a transaction's on, itself included, before it counts. */
  readonly confirmations: number;
  /** In ms: between two looks at what is on its way, until it is priced anew, until its nonce counts as lost. */
  readonly timing: {
    readonly pollMs: number;
    readonly repriceMs: number;
    readonly lostMs: number;
  };
}

/** Where the worker reads what happens on the exchange, for mails. */
export interface MarketMailSettings {
  /** The market's login. */
  readonly databaseUrl: string;
  /** Whether the newest block counts, as on a local chain; otherwise only final ones do. */
  readonly isOurChain: boolean;
}

/** Everything the worker needs; its database address is the jobs login's. */
export interface WorkerSettings {
  readonly databaseUrl: string;
  readonly email: EmailSettings;
  readonly documents: DocumentSettings;
  readonly adminNotifyEmail: string;
  /** Receives the messages of the contact form. */
  readonly contactEmail: string;
  /** The address that pages and mails name; absent or null where none is published. */
  readonly publicContact: string | null;
  readonly publicUrl: string;
  /** Makes the tokens of admin links; derived from AUTH_SECRET. */
  readonly adminLinkKey: string;
  readonly logLevel: string;
  /** Null where nothing is sent for others. */
  readonly relayer?: RelayerSettings | null;
  /** Null where nothing is indexed: no mail tells of the market. */
  readonly market?: MarketMailSettings | null;
  /** Retention times; absent: the defaults. */
  readonly retention?: Retention;
  /** Where this process serves its metrics; null: nowhere. */
  readonly metrics?: MetricsSettings | null;
}

import type { DocumentSettings } from "./document-settings.ts";
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

/** Everything the worker needs; its database address is the jobs login's. */
export interface WorkerSettings {
  readonly databaseUrl: string;
  readonly email: EmailSettings;
  readonly documents: DocumentSettings;
  readonly adminNotifyEmail: string;
  readonly publicUrl: string;
  /** Makes the tokens of admin links; derived from AUTH_SECRET. */
  readonly adminLinkKey: string;
  readonly logLevel: string;
  /** Retention times; absent: the defaults. */
  readonly retention?: Retention;
  /** Where this process serves its metrics; null: nowhere. */
  readonly metrics?: MetricsSettings | null;
}

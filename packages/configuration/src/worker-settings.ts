import type { DocumentSettings } from "./document-settings.ts";
import type { MetricsSettings } from "./serve-metrics.ts";

/** How mail leaves the house. */
export type EmailSettings =
  | { readonly kind: "mailbox"; readonly folder: string }
  | { readonly kind: "smtp"; readonly url: string }
  | {
      readonly kind: "emailjs";
      readonly serviceId: string;
      readonly templateId: string;
      readonly publicKey: string;
      readonly privateKey?: string;
    };

/** Everything the worker needs; its database address is the jobs login's. */
export interface WorkerSettings {
  readonly databaseUrl: string;
  readonly email: EmailSettings;
  readonly documents: DocumentSettings;
  readonly adminNotifyEmail: string;
  readonly publicUrl: string;
  readonly logLevel: string;
  /** Where this process shows its figures; null: nowhere. */
  readonly metrics?: MetricsSettings | null;
}

import type { DocumentSettings } from "./document-settings.ts";

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
  /** Makes the tokens of admin links; derived from AUTH_SECRET. */
  readonly adminLinkKey: string;
  readonly logLevel: string;
}

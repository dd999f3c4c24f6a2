import type { WebSettings } from "@tenora/configuration/web-settings";
import type { Database } from "@tenora/database/connect";
import type { DocumentStore } from "@tenora/documents/document-store";
import type { FailureCode } from "@tenora/domain/failure";
import type { WalletAddress } from "@tenora/domain/wallet-address";
import type { Logger } from "pino";
import { createContext } from "react-router";

/** A wallet that was proven by signature; `token` is what the database checks again. */
export interface WalletSession {
  readonly token: string;
  readonly wallet: WalletAddress;
}

/** A signed-in admin whose adminship was read from the database just now. */
export interface AdminSession {
  readonly token: string;
  readonly email: string;
}

export interface WalletSessions {
  /** A Sign-In with Ethereum message for this address, with a nonce that works once. */
  invite(address: WalletAddress): Promise<string>;
  /** The headers that carry the session cookie. @throws DomainError WALLET_PROOF_REFUSED */
  signIn(request: Request, proof: { message: string; signature: string }): Promise<Headers>;
  read(request: Request): Promise<WalletSession | null>;
  /** The token alone, for who asks the database at once whose it is; null without a session. */
  readToken(request: Request): Promise<string | null>;
  signOut(request: Request): Promise<Headers>;
}

export interface AdminCredentials {
  readonly email: string;
  readonly password: string;
}

/** How a sign-in went. The headers belong to the answer either way: they know the browser again. */
export interface AdminSignIn {
  readonly headers: Headers;
  readonly refusal: FailureCode | null;
}

export interface AdminSessions {
  signIn(request: Request, credentials: AdminCredentials): Promise<AdminSignIn>;
  read(request: Request): Promise<AdminSession | null>;
  signOut(request: Request): Promise<Headers>;
}

/** What loaders and actions work with; made once per process by the server. */
export interface Services {
  readonly settings: WebSettings;
  /** As visitor or as the member whose wallet is proven. */
  readonly publicDatabase: Database<"tenora_web_public">;
  /** As admin; reached only behind an admin session. */
  readonly adminDatabase: Database<"tenora_web_admin">;
  readonly documents: DocumentStore;
  readonly walletSessions: WalletSessions;
  readonly adminSessions: AdminSessions;
  readonly log: Logger;
  readonly now: () => Date;
}

export const servicesContext = createContext<Services>();
/** Per request: allows the inline scripts of this one page (Content-Security-Policy). */
export const nonceContext = createContext<string | undefined>(undefined);
/** Per request: the number that ties a person's error message to our log. */
export const requestIdContext = createContext<string>("");

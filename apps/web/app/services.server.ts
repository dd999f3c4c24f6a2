import type { WebSettings } from "@tenora/configuration/web-settings";
import type { Database } from "@tenora/database/connection/connect";
import type { DocumentStore } from "@tenora/documents/store/document-store";
import type { FailureCode } from "@tenora/domain/domain-error";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
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
  createSignInMessage(address: WalletAddress): Promise<string>;
  /** The headers that carry the session cookie. @throws DomainError WALLET_PROOF_REFUSED, TOO_MANY_REQUESTS */
  signIn(request: Request, proof: { message: string; signature: string }): Promise<Headers>;
  read(request: Request): Promise<WalletSession | null>;
  /** The token alone, for who asks the database at once whose it is; null without a session. */
  readToken(request: Request): Promise<string | null>;
  signOut(request: Request): Promise<Headers>;
}

export interface AdminCredentials {
  readonly email: string;
  readonly password: string;
  /** Of the second factor: six digits, or a recovery code. */
  readonly code?: string | undefined;
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

/** What a link in an admin's mail lets one do. */
export interface AdminLink {
  readonly kind: "invitation" | "recovery";
  readonly email: string;
}

/** Invitations and recoveries: single-use links by which somebody chooses a password. */
export interface AdminLinks {
  /** @throws DomainError ALREADY_ADMIN */
  invite(session: AdminSession, email: string): Promise<void>;
  /** Writes to the admin of this address; does the same, and takes as long, when there is none. */
  requestRecovery(email: string): Promise<void>;
  /** Null when the link does not work (any more). */
  find(token: string): Promise<AdminLink | null>;
  /** Sets the password; the headers let this browser be known. @throws DomainError LINK_EXPIRED */
  use(request: Request, token: string, password: string): Promise<Headers>;
}

/** A second factor that is not in force before a code of it was given. */
export interface TwoFactorOffer {
  /** Base32, for typing. */
  readonly secret: string;
  /** The same with the account's name as a QR code, an SVG. */
  readonly picture: string;
  /** The secret sealed for this admin: comes back with the first code. */
  readonly envelope: string;
}

export interface TwoFactors {
  offer(session: AdminSession): Promise<TwoFactorOffer>;
  /**
   * The recovery codes, this once.
   * @throws DomainError PASSWORD_WRONG, SECOND_FACTOR_WRONG, TOO_MANY_ATTEMPTS, ALREADY_CHANGED
   */
  confirm(
    request: Request,
    session: AdminSession,
    proof: { envelope: string; password: string; code: string },
  ): Promise<readonly string[]>;
  /** @throws DomainError PASSWORD_WRONG, SECOND_FACTOR_WRONG, TOO_MANY_ATTEMPTS, TOO_MANY_CODES, ALREADY_CHANGED */
  end(
    request: Request,
    session: AdminSession,
    proof: { password: string; code: string },
  ): Promise<void>;
  /**
   * That it is the admin himself who acts, and not whoever holds his cookie: by his password, and by
   * a code if he has a second factor.
   * @throws DomainError PASSWORD_WRONG, SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG, TOO_MANY_ATTEMPTS, TOO_MANY_CODES
   */
  prove(
    request: Request,
    session: AdminSession,
    proof: { password: string; code?: string | undefined },
  ): Promise<void>;
}

/** How often somebody known may knock: a proven wallet, or the account a recovery is asked for. */
export interface AccountRateLimiter {
  /**
   * With a `request` its client's address is counted as well.
   * @throws DomainError TOO_MANY_REQUESTS with the seconds to wait
   */
  consume(
    endpoint: "sign-in" | "submission" | "certificate" | "registration" | "recovery",
    who: string,
    request?: Request,
  ): Promise<void>;
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
  readonly adminLinks: AdminLinks;
  readonly twoFactors: TwoFactors;
  readonly limits: AccountRateLimiter;
  readonly log: Logger;
  readonly now: () => Date;
}

export const servicesContext = createContext<Services>();
/** Per request: allows the inline scripts of this one page (Content-Security-Policy). */
export const nonceContext = createContext<string | undefined>(undefined);
/** Per request: the number that ties a person's error message to our log. */
export const requestIdContext = createContext<string>("");

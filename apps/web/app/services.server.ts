import type { WebSettings } from "@tenora/configuration/web-settings";
import type { Database } from "@tenora/database/connection/connect";
import type { DocumentStore } from "@tenora/documents/store/document-store";
import type { FailureCode } from "@tenora/domain/domain-error";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import type { Logger } from "pino";
import { createContext } from "react-router";
import type { RateLimit } from "./http/route-handle.ts";

/** A wallet that was proven by signature; the database checks `token` again. */
export interface WalletSession {
  readonly token: string;
  readonly wallet: WalletAddress;
}

/** A signed-in admin whose adminship was read from the database just now. */
export interface AdminSession {
  readonly token: string;
  readonly email: string;
  /** They lack a second factor that the settings require, and reach nothing else than its set-up. */
  readonly mustSetUpTwoFactor: boolean;
}

export interface WalletSessions {
  /** A Sign-In with Ethereum message for this address, with a nonce that works once. */
  createSignInMessage(address: WalletAddress): Promise<string>;
  /**
   * The headers that carry the session cookie; `limit` counts the proven wallet.
   * @throws DomainError WALLET_PROOF_REFUSED, TOO_MANY_REQUESTS
   */
  signIn(
    request: Request,
    proof: { message: string; signature: string },
    limit: RateLimit,
  ): Promise<Headers>;
  read(request: Request): Promise<WalletSession | null>;
  signOut(request: Request): Promise<Headers>;
}

export interface AdminCredentials {
  readonly email: string;
  readonly password: string;
  /** The code of the second factor: six digits, or a recovery code. */
  readonly code?: string | undefined;
}

/** The result of a sign-in. The headers belong to the response either way: they identify the browser. */
export interface AdminSignIn {
  readonly headers: Headers;
  readonly rejection: FailureCode | null;
}

export interface AdminSessions {
  signIn(request: Request, credentials: AdminCredentials): Promise<AdminSignIn>;
  /** The token of a cookie that we signed, read without the database: `asAdmin` decides whose it is. */
  readToken(request: Request): string | null;
  /** The token of a session that is not over; records that it is in use. */
  renew(request: Request): Promise<string | null>;
  read(request: Request): Promise<AdminSession | null>;
  signOut(request: Request): Promise<Headers>;
}

/** What a link in a mail to an admin is for. */
export interface AdminLink {
  readonly kind: "invitation" | "recovery";
  readonly email: string;
}

/** Invitations and recoveries: single-use links by which a person sets a password. */
export interface AdminLinks {
  /** @throws DomainError ALREADY_ADMIN */
  invite(session: AdminSession, email: string): Promise<void>;
  /** Mails a link to the admin of this address; takes as long when there is none. */
  requestRecovery(email: string): Promise<void>;
  /** Null when the link is unknown, used, revoked or expired. */
  find(token: string): Promise<AdminLink | null>;
  /** Sets the password; the headers identify this browser from now on. @throws DomainError LINK_EXPIRED */
  use(request: Request, token: string, password: string): Promise<Headers>;
}

/** A second factor that is enabled once a code of it was given. */
export interface TwoFactorOffer {
  /** Base32, for typing. */
  readonly secret: string;
  /** The same with the account's name as a QR code, an SVG. */
  readonly picture: string;
  /** The secret, sealed for this admin; the client sends it back with the first code. */
  readonly envelope: string;
}

export interface TwoFactors {
  offer(session: AdminSession): Promise<TwoFactorOffer>;
  /**
   * Returns the recovery codes, which are never shown again.
   * @throws DomainError PASSWORD_WRONG, SECOND_FACTOR_WRONG, TOO_MANY_ATTEMPTS, ALREADY_CHANGED
   */
  confirm(
    request: Request,
    session: AdminSession,
    proof: { envelope: string; password: string; code: string },
  ): Promise<readonly string[]>;
  /**
   * @throws DomainError PASSWORD_WRONG, SECOND_FACTOR_WRONG, TOO_MANY_ATTEMPTS, TOO_MANY_CODES, ALREADY_CHANGED;
   * TWO_FACTOR_STAYS_ON where the settings require it
   */
  end(
    request: Request,
    session: AdminSession,
    proof: { password: string; code: string },
  ): Promise<void>;
  /**
   * Proves that the admin acts, and not a thief of their cookie: by the password, and by a code if
   * the admin has a second factor.
   * @throws DomainError PASSWORD_WRONG, SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG, TOO_MANY_ATTEMPTS, TOO_MANY_CODES
   */
  prove(
    request: Request,
    session: AdminSession,
    proof: { password: string; code?: string | undefined },
  ): Promise<void>;
}

/** Counts requests by proven wallet, or by the account that a recovery is requested for. */
export interface AccountRateLimiter {
  /**
   * Takes a token of the account from `limit.perAccount`. With a `request` its client's address is
   * counted as well, where `limit` is counted once signed in.
   * @throws DomainError TOO_MANY_REQUESTS with the seconds to wait
   */
  consume(limit: RateLimit, account: string, request?: Request): Promise<void>;
}

/** How far the indexed market is behind the chain. */
export interface MarketHead {
  readonly chainBlock: number;
  readonly indexedBlock: number;
  /** How long the oldest block that isn't indexed has waited. */
  readonly lagSeconds: number;
  /** Time of the chain's latest block; ISO 8601, UTC. */
  readonly chainTime: string;
}

export type ServiceHealth = { readonly ok: true } | { readonly ok: false; readonly why: string };

/** The indexer's, with how far it is; the figures are absent while they cannot be read. */
export type IndexerHealth = ServiceHealth & Partial<MarketHead>;

/**
 * Readiness by part. The site works without chain, indexer and worker, so it is ready without them.
 */
export interface Readiness {
  readonly ready: boolean;
  /** When it was checked; ISO 8601, UTC. */
  readonly at: string;
  readonly parts: Readonly<
    Record<"database" | "documents" | "chain" | "jobs", ServiceHealth> & {
      indexer: IndexerHealth;
    }
  >;
}

/** What loaders and actions use; created once per process by the server. */
export interface Services {
  readonly settings: WebSettings;
  /** As visitor or as the member whose wallet is proven. */
  readonly publicDatabase: Database<"tenora_web_public">;
  /** As admin; only with an admin's session. */
  readonly adminDatabase: Database<"tenora_web_admin">;
  /** The indexed chain; reads nothing of ours but the public data of sellers. */
  readonly marketDatabase: Database<"tenora_web_market">;
  readonly documents: DocumentStore;
  readonly walletSessions: WalletSessions;
  readonly adminSessions: AdminSessions;
  readonly adminLinks: AdminLinks;
  readonly twoFactors: TwoFactors;
  readonly limits: AccountRateLimiter;
  /** Rejects while the chain does not answer, or nothing of it is indexed (MARKET_UNAVAILABLE). */
  readonly marketHead: () => Promise<MarketHead>;
  /** The state of this process and what it depends on, checked at most once a second; never rejects. */
  readonly readiness: () => Promise<Readiness>;
  readonly log: Logger;
  readonly now: () => Date;
}

export const servicesContext = createContext<Services>();
/** Per request: allows the inline scripts of this one page (Content-Security-Policy). */
export const nonceContext = createContext<string | undefined>(undefined);
/** Per request: the id that connects an error message to our log. */
export const requestIdContext = createContext<string>("");

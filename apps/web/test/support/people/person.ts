import { randomBytes } from "node:crypto";
import { samplePdf } from "@tenora/testing/uploads/sample-documents";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import type { RunningMarketplace } from "../../../../../e2e/support/marketplace/running-marketplace.ts";

/** Where requests are sent, and the admin there. */
export type MarketplaceTarget = Pick<RunningMarketplace, "url" | "serverUrl" | "admin">;

/** A client with a browser's cookies and a wallet's key. */
export class Person {
  readonly account: PrivateKeyAccount;
  /** The network address, as a trusted proxy reports it: rate limits count each person separately. */
  readonly #address: string;
  readonly #marketplace: MarketplaceTarget;
  readonly #cookies: Map<string, string>;

  /**
   * `as`: the same person with the same cookies and address, at another of the marketplace's processes;
   * or the owner of an account, in a browser of their own.
   */
  constructor(marketplace: MarketplaceTarget, as?: Person | PrivateKeyAccount) {
    const same = as instanceof Person ? as : null;
    this.#marketplace = marketplace;
    this.account =
      same?.account ?? (as as PrivateKeyAccount) ?? privateKeyToAccount(generatePrivateKey());
    this.#address = same ? same.#address : `10.${[...randomBytes(3)].join(".")}`;
    this.#cookies = same === null ? new Map() : same.#cookies;
  }

  get wallet(): string {
    return this.account.address.toLowerCase();
  }

  /** Where the requests go. */
  get serverUrl(): string {
    return this.#marketplace.serverUrl ?? this.#marketplace.url;
  }

  /** The headers that our own pages send. */
  headers(): Record<"origin" | "cookie" | "x-forwarded-for", string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return { origin: this.#marketplace.url, cookie, "x-forwarded-for": this.#address };
  }

  /** A request as our own pages make it: with cookies and our Origin, unless told otherwise. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(this.headers())) {
      if (name === "cookie" || !headers.has(name)) headers.set(name, value);
    }
    const response = await fetch(this.serverUrl + path, {
      redirect: "manual",
      // A response that never comes fails here, and not at the timeout of the test.
      signal: AbortSignal.timeout(60_000),
      ...init,
      headers,
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name, value] = (cookie.split(";")[0] ?? "").split(/=(.*)/s);
      if (name) this.#cookies.set(name, value ?? "");
    }
    return response;
  }

  post(path: string, body: unknown, method = "POST"): Promise<Response> {
    return this.fetch(path, {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  async signInMessage(address: string = this.account.address): Promise<string> {
    const response = await this.post("/api/wallet/sign-in/message", { address });
    return ((await response.json()) as { message: string }).message;
  }

  async signInWithWallet(): Promise<Response> {
    const message = await this.signInMessage();
    const signature = await this.account.signMessage({ message });
    return this.post("/api/wallet/sign-in", { message, signature });
  }

  signInAsAdmin(password = this.#marketplace.admin.password): Promise<Response> {
    return this.fetch("/api/admin/session", {
      method: "POST",
      body: new URLSearchParams({ email: this.#marketplace.admin.email, password }),
    });
  }

  submit(form: FormData = onboardingForm(this.wallet)): Promise<Response> {
    return this.fetch("/api/business/submissions", { method: "POST", body: form });
  }
}

/** A complete form; `changes` replace or, when null, remove fields. */
export function onboardingForm(
  wallet: string,
  changes: Readonly<Record<string, string | File | null>> = {},
): FormData {
  const fields: Record<string, string | File | null> = {
    companyName: "Ada Trading Pte Ltd",
    country: "Singapore",
    registrationNumber: "202412345K",
    directorName: "Ada Tan",
    directorEmail: "ada@example.com",
    consent: "true",
    walletAddress: wallet,
    submissionKey: crypto.randomUUID(),
    registrationCertificate: pdfFile(),
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null) form.append(name, value);
  }
  return form;
}

export const pdfFile = (bytes: Uint8Array = samplePdf("Certificate"), name = "certificate.pdf") =>
  new File([new Uint8Array(bytes)], name, { type: "application/pdf" });

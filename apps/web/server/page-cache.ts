import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentPolicy } from "./security-headers.ts";

/** Pages that are the same for everybody: what depends on a wallet is filled in by the browser. */
export const publicPages: ReadonlySet<string> = new Set([
  "/",
  "/business",
  "/business/onboarding",
  "/business/funding-request",
  "/business/rewards",
  "/business/payments",
  "/business/profile",
  "/investor",
  "/investor/onboarding",
  "/investor/onboarding/success",
  "/about",
  "/terms",
  "/privacy",
  "/risk",
]);

/** Pages made of articles; another spelling of an address is not kept, so that nobody fills memory. */
const articlePages = /^\/insights(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/;

interface CachedPage {
  readonly version: string;
  readonly etag: string;
  readonly policy: string;
  readonly bodies: Readonly<Record<"br" | "gzip" | "identity", Uint8Array<ArrayBuffer>>>;
}

/** Renders a page at its real address; called once per page and process. */
export type RenderPage = (url: string) => Promise<Response>;

/** What the articles are at this moment; null when the database cannot say. */
export type ArticlesVersion = () => Promise<string | null>;

/**
 * Keeps each public page rendered, compressed and with the hashes of its inline scripts, so that
 * serving it costs a look-up. Only whole, successful pages are kept. All are made anew with the year,
 * which stands in their foot, and those of articles when any article has changed; while the database
 * is away they are served as they were.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #making = new Map<string, Promise<CachedPage | null>>();
  readonly #publicUrl: string;
  readonly #render: RenderPage;
  readonly #articlesVersion: ArticlesVersion;
  readonly #now: () => Date;

  constructor(
    publicUrl: string,
    render: RenderPage,
    articlesVersion: ArticlesVersion,
    now: () => Date,
  ) {
    this.#now = now;
    this.#publicUrl = publicUrl;
    this.#render = render;
    this.#articlesVersion = articlesVersion;
  }

  /** The answer to a GET or HEAD of a public page, or null when it is rendered for each request. */
  async answer(request: Request, path: string): Promise<Response | null> {
    const page = await this.#current(path);
    if (page === null) return null;
    const headers = new Headers({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=0, must-revalidate",
      "content-security-policy": page.policy,
      etag: page.etag,
      vary: "Accept-Encoding",
    });
    if (request.headers.get("if-none-match") === page.etag) {
      return new Response(null, { status: 304, headers });
    }
    const encoding = acceptedEncoding(request.headers.get("accept-encoding") ?? "");
    const body = page.bodies[encoding];
    if (encoding !== "identity") headers.set("content-encoding", encoding);
    headers.set("content-length", String(body.length));
    return new Response(request.method === "HEAD" ? null : body, { headers });
  }

  /** The HTML of a public page as it is served now; null when there is no such page. */
  async page(path: string): Promise<{ readonly html: string } | null> {
    const page = await this.#current(path);
    return page && { html: Buffer.from(page.bodies.identity).toString() };
  }

  async #current(path: string): Promise<CachedPage | null> {
    const year = String(this.#now().getUTCFullYear());
    if (publicPages.has(path)) return this.#find(path, year);
    if (!articlePages.test(path)) return null;
    const version = await this.#articlesVersion();
    return version === null
      ? (this.#pages.get(path) ?? null)
      : this.#find(path, `${year} ${version}`);
  }

  async #find(path: string, version: string): Promise<CachedPage | null> {
    const known = this.#pages.get(path);
    if (known?.version === version) return known;
    const key = `${version} ${path}`;
    const begun = this.#making.get(key);
    if (begun) return begun;
    const made = this.#make(path, version).finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return made;
  }

  async #make(path: string, version: string): Promise<CachedPage | null> {
    const response = await this.#render(this.#publicUrl + path);
    if (response.status !== 200) {
      this.#pages.delete(path);
      return null;
    }
    const html = await response.text();
    const identity = Buffer.from(html);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(identity, quality),
      promisify(gzip)(identity, { level: 9 }),
    ]);
    const page: CachedPage = {
      version,
      etag: `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
      policy: contentPolicy({ hashes: inlineScriptHashes(html) }),
      // Copied once, and not for each answer.
      bodies: {
        br: new Uint8Array(br),
        gzip: new Uint8Array(gz),
        identity: new Uint8Array(identity),
      },
    };
    this.#pages.set(path, page);
    return page;
  }
}

/** The base64 SHA-256 of every inline script, as Content-Security-Policy Level 3 compares them. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...scripts].map(([, code]) =>
    createHash("sha256")
      .update(code ?? "")
      .digest("base64"),
  );
  return [...new Set(hashes)];
}

function acceptedEncoding(header: string): "br" | "gzip" | "identity" {
  if (/\bbr\b/.test(header)) return "br";
  return /\bgzip\b/.test(header) ? "gzip" : "identity";
}

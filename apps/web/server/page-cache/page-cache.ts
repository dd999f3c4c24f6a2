import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { makeNonce } from "../security/nonce.ts";
import { contentPolicy } from "../security/security-headers.ts";
import { type CachedPage, sendCachedPage } from "./cached-page.ts";
import { hashOwnScripts } from "./inline-script-hashes.ts";
import { type MarketVersion, marketPageKey } from "./market-pages.ts";

/** Public pages with figures of the market, which needn't be of the last block. */
const pagesWithFigures: ReadonlySet<string> = new Set(["/", "/investor"]);

/** Pages that are the same for everybody: what depends on a wallet is filled in by the browser. */
export const publicPages: ReadonlySet<string> = new Set([
  ...pagesWithFigures,
  "/business",
  "/business/onboarding",
  "/business/funding-request",
  "/business/rewards",
  "/business/payments",
  "/business/profile",
  "/business/emails",
  "/investor/onboarding",
  "/investor/onboarding/success",
  "/investor/emails",
  "/about",
  "/developers",
  "/terms",
  "/privacy",
  "/risk",
]);

/** Pages of articles; another spelling of a path is not cached, so that spellings can't fill the memory. */
const articlePages = /^\/insights(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/;

/** Pages of the exchange are as many as there are filters; the one rendered longest ago goes. */
const maxMarketPages = 200;
/** Brotli's levels: pages of the exchange are compressed again with each block. */
const bestQuality = 11;
const quickQuality = 5;

/** What was rendered for a missing page: for concurrent requests, and not cached. */
interface MissingPage {
  readonly missing: string;
  readonly policy: string;
}

type Page = CachedPage | MissingPage;

/** Renders the page at a URL, with this nonce in its own inline scripts. */
export type RenderPage = (url: string, nonce: string) => Promise<Response>;

/** The version of the articles; null when the database is unavailable. */
export type ArticlesVersion = () => Promise<string | null>;

/** What the pages that change are rendered from. */
export interface PageVersions {
  readonly articles: ArticlesVersion;
  readonly market: MarketVersion;
  /** The version of the figures on the home page and the investor portal; empty without any. */
  readonly home: () => Promise<string>;
}

/**
 * Caches each public page rendered, compressed and with the hashes of its inline scripts, so that
 * serving it costs a look-up. Only whole, successful pages are cached. All are rendered again in a new
 * year, which is in their footer, those of articles when an article has changed, and those of the
 * exchange with each block, and the home page and the investor portal with each minute of them; while the
 * database is unavailable they are served as cached.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #pending = new Map<string, Promise<Page | null>>();
  readonly #publicUrl: string;
  readonly #render: RenderPage;
  readonly #versions: PageVersions;
  readonly #now: () => Date;

  constructor(publicUrl: string, render: RenderPage, versions: PageVersions, now: () => Date) {
    this.#now = now;
    this.#publicUrl = publicUrl;
    this.#render = render;
    this.#versions = versions;
  }

  /**
   * The response to a GET or HEAD of a cached page, which waits for no rendering. Pages with figures
   * are sent as they were while these are rendered again, so that they can always be read.
   */
  async findCached(request: Request, path: string): Promise<Response | null> {
    const key = keyOf(path, request.url);
    const page = key === null ? undefined : this.#pages.get(key);
    if (key === null || page === undefined) return null;
    const version = await this.#versionOf(key);
    const isCurrent = version === null || page.version === version;
    if (!isCurrent && !pagesWithFigures.has(key)) return null;
    if (!isCurrent) void this.#find(key, version).catch(() => null);
    return sendCachedPage(page, request);
  }

  /** The same, rendered if need be; null when the page is rendered for each request. */
  async answer(request: Request, path: string): Promise<Response | null> {
    const key = keyOf(path, request.url);
    const page = key === null ? null : await this.#current(key);
    if (page === null) return null;
    return "missing" in page ? notFound(request, page) : sendCachedPage(page, request);
  }

  /** The HTML of a public page as it is served now; null when there is no such page. */
  async page(path: string): Promise<{ readonly html: string } | null> {
    const key = keyOf(path, path);
    const page = key === null ? null : await this.#current(key);
    if (page === null || "missing" in page) return null;
    return { html: Buffer.from(page.bodies.identity).toString() };
  }

  async #current(key: string): Promise<Page | null> {
    const version = await this.#versionOf(key);
    return version === null ? (this.#pages.get(key) ?? null) : this.#find(key, version);
  }

  /** The version of a page; null when the database is unavailable. */
  async #versionOf(key: string): Promise<string | null> {
    const year = String(this.#now().getUTCFullYear());
    if (pagesWithFigures.has(key)) return `${year} ${await this.#versions.home()}`;
    if (publicPages.has(key)) return year;
    const version = await (isMarketPage(key) ? this.#versions.market() : this.#versions.articles());
    return version === null ? null : `${year} ${version}`;
  }

  async #find(path: string, version: string): Promise<Page | null> {
    const known = this.#pages.get(path);
    if (known?.version === version) return known;
    const key = `${version} ${path}`;
    const begun = this.#pending.get(key);
    if (begun) return begun;
    const page = this.#renderPage(path, version).finally(() => this.#pending.delete(key));
    this.#pending.set(key, page);
    return page;
  }

  async #renderPage(path: string, version: string): Promise<Page | null> {
    const nonce = makeNonce();
    const response = await this.#render(this.#publicUrl + path, nonce);
    if (response.status !== 200) this.#pages.delete(path);
    if (response.status !== 200 && response.status !== 404) return null;
    const { html, hashes } = hashOwnScripts(await response.text(), nonce);
    const policy = contentPolicy({ hashes });
    if (response.status === 404) return { missing: html, policy };
    const identity = Buffer.from(html);
    const level = isMarketPage(path) ? quickQuality : bestQuality;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: level } };
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(identity, quality),
      promisify(gzip)(identity, { level: 9 }),
    ]);
    const page: CachedPage = {
      version,
      etag: `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
      policy,
      // Copied once, and not for each response.
      bodies: {
        br: new Uint8Array(br),
        gzip: new Uint8Array(gz),
        identity: new Uint8Array(identity),
      },
    };
    this.#keep(path, page);
    return page;
  }

  #keep(key: string, page: CachedPage): void {
    this.#pages.delete(key);
    this.#pages.set(key, page);
    if (!isMarketPage(key)) return;
    const market = [...this.#pages.keys()].filter(isMarketPage);
    for (const oldest of market.slice(0, -maxMarketPages)) this.#pages.delete(oldest);
  }
}

/** Where a page is cached: its path, and for the exchange its query; null for pages that are not. */
function keyOf(path: string, url: string): string | null {
  return publicPages.has(path) || articlePages.test(path) ? path : marketPageKey(path, url);
}

const isMarketPage = (key: string) => /^\/(?:exchange(?:[/?]|$)|b\/|fees$)/.test(key);

function notFound(request: Request, { missing, policy }: MissingPage): Response {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-store",
    "content-security-policy": policy,
  };
  return new Response(request.method === "HEAD" ? null : missing, { status: 404, headers });
}

import { createHmac } from "node:crypto";
import { join } from "node:path";
import { contractsByName, type Deployment } from "@tenora/chain/deployment/deployment";
import type { DocumentSettings } from "@tenora/configuration/document-settings";
import type { Environment } from "@tenora/configuration/environment";
import type { IndexerSettings } from "@tenora/configuration/indexer-settings";
import type { PublicConfig } from "@tenora/configuration/public-config";
import type { MetricsSettings } from "@tenora/configuration/serve-metrics";
import type { WebSettings } from "@tenora/configuration/web-settings";
import {
  defaultRetention,
  type EmailSettings,
  type WorkerSettings,
} from "@tenora/configuration/worker-settings";
import { adminLinkKey } from "@tenora/database/admin/admin-link-token";
import { loginUrl } from "@tenora/database/connection/login-url";
import { brand } from "@tenora/domain/brand";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { relayerSettings, webRelayer } from "./relayer.ts";
import type { Secrets } from "./secrets.ts";

/** What is known once the database and the chain are running. */
export interface RunningServices {
  readonly environment: Environment;
  readonly dataFolder: string;
  readonly secrets: Secrets;
  /** Where the web processes connect: a pooler's address when there is one. */
  readonly databaseUrl: string;
  /** The owner's own address, past any pooler. */
  readonly ownerUrl: string;
  readonly chain: RunningChain;
  /** Where the exchange is deployed; null when no deployment is known. */
  readonly deployment: Deployment | null;
}

export interface RunningChain {
  /** RPC addresses in the order in which they are tried. */
  readonly rpcUrls: readonly string[];
  /** Known for certain only of the chain that we started ourselves. */
  readonly genesisHash?: string;
}

const loopback = new Set(["127.0.0.1", "::1", "[::1]", "localhost"]);

/**
 * We started the chain ourselves, demonstration is on, and no other machine can reach this one:
 * neither by its own address nor through a proxy, which would have another public address.
 */
export function isDemonstration(environment: Environment): boolean {
  const everythingEmbedded =
    environment.DATABASE_URL === undefined &&
    environment.S3_BUCKET === undefined &&
    environment.SMTP_URL === undefined &&
    environment.EMAILJS_SERVICE_ID === undefined;
  const wanted = environment.DEMO ?? everythingEmbedded;
  return wanted && environment.RPC_URL === undefined && isLocal(environment);
}

/** Only this machine reaches the web server, by the server's address and by the public one. */
export function isLocal(environment: Environment): boolean {
  const addresses = [environment.HOST, new URL(publicUrl(environment)).hostname];
  return addresses.every((address) => loopback.has(address));
}

export function publicUrl(environment: Environment): string {
  const host = environment.HOST.includes(":") ? `[${environment.HOST}]` : environment.HOST;
  return environment.PUBLIC_URL ?? `http://${host}:${environment.PORT}`;
}

export function emailSettings(environment: Environment, dataFolder: string): EmailSettings {
  if (environment.SMTP_URL) return { kind: "smtp", url: environment.SMTP_URL };
  const { EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID, EMAILJS_PUBLIC_KEY } = environment;
  if (EMAILJS_SERVICE_ID && EMAILJS_TEMPLATE_ID && EMAILJS_PUBLIC_KEY) {
    return {
      kind: "emailjs",
      serviceId: EMAILJS_SERVICE_ID,
      templateId: EMAILJS_TEMPLATE_ID,
      publicKey: EMAILJS_PUBLIC_KEY,
      ...(environment.EMAILJS_PRIVATE_KEY ? { privateKey: environment.EMAILJS_PRIVATE_KEY } : {}),
      ...(environment.EMAILJS_URL ? { url: environment.EMAILJS_URL } : {}),
    };
  }
  return { kind: "mailbox", folder: join(dataFolder, "mail") };
}

export function documentSettings(environment: Environment, dataFolder: string): DocumentSettings {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
  if (!S3_BUCKET) return { kind: "folder", folder: join(dataFolder, "documents") };
  return {
    kind: "s3",
    bucket: S3_BUCKET,
    region: environment.S3_REGION ?? "us-east-1",
    forcePathStyle: environment.S3_FORCE_PATH_STYLE ?? S3_ENDPOINT !== undefined,
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT } : {}),
    ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
      : {}),
  };
}

/** The web serves its metrics at METRICS_PORT, the worker at the next port; unset: neither does. */
function metricsSettings(environment: Environment, offset: 0 | 1): MetricsSettings | null {
  const { METRICS_HOST: host, METRICS_PORT: port } = environment;
  if (port === undefined) return null;
  return { host, port: port === 0 ? 0 : port + offset };
}

export function webSettings(running: RunningServices): WebSettings {
  const { environment, dataFolder, secrets, databaseUrl } = running;
  const login = (name: Parameters<typeof loginUrl>[1]) =>
    loginUrl(databaseUrl, name, secrets.auth[0]);
  const email = emailSettings(environment, dataFolder);
  const demonstration = isDemonstration(environment)
    ? {
        mailFolder: email.kind === "mailbox" ? email.folder : null,
        key: demonstrationKey(secrets.auth[0]),
      }
    : null;
  return {
    host: environment.HOST,
    port: environment.PORT,
    publicUrl: publicUrl(environment),
    trustedProxies: environment.TRUST_PROXY,
    logLevel: environment.LOG_LEVEL,
    metrics: metricsSettings(environment, 0),
    limitFactor: environment.LIMIT_FACTOR,
    // An upload of ten megabytes over a slow line takes minutes; every other body is small.
    timeouts: { headersMs: 15_000, bodyMs: 20_000, uploadMs: 300_000, idleMs: 60_000 },
    database: {
      webPublic: login("tenora_web_public"),
      webAdmin: login("tenora_web_admin"),
      webMarket: login("tenora_web_market"),
      authWallet: login("tenora_auth_wallet"),
      authAdmin: login("tenora_auth_admin"),
    },
    documents: documentSettings(environment, dataFolder),
    rpcUrls: running.chain.rpcUrls,
    secrets: { auth: secrets.auth, link: secrets.link, data: secrets.data },
    publicConfig: publicConfig(running, demonstration),
    relayer: webRelayer(running),
    secondReviewerFrom: environment.SECOND_REVIEWER_FROM,
    operator: {
      company: environment.COMPANY_NAME ?? null,
      jurisdiction: environment.COMPANY_JURISDICTION ?? null,
      address: environment.COMPANY_ADDRESS ?? null,
      email: environment.CONTACT_EMAIL ?? null,
      securityEmail: environment.SECURITY_EMAIL ?? null,
    },
    legal: {
      governingLaw: environment.GOVERNING_LAW ?? placeOf(environment.COMPANY_JURISDICTION),
      regulatoryStatus: environment.REGULATORY_STATUS ?? null,
      complaintWorkingDays: environment.COMPLAINT_WORKING_DAYS,
    },
    // A demonstration's messages land in its mailbox.
    takesMessages: environment.CONTACT_EMAIL !== undefined || demonstration !== null,
    demonstration,
  };
}

/** "Singapore" of "Singapore, UEN 202612345A": a company's number names no law. */
const placeOf = (jurisdiction: string | undefined): string | null =>
  jurisdiction?.split(",")[0]?.trim() || null;

/** The same after each start, so that a browser keeps its access. */
const demonstrationKey = (authSecret: string) =>
  createHmac("sha256", authSecret).update("demonstration").digest("base64url").slice(0, 22);

function publicConfig(
  running: RunningServices,
  demonstration: WebSettings["demonstration"],
): PublicConfig {
  const { environment, chain, deployment } = running;
  const { genesisHash } = chain;
  const { id, name, shortName, nativeCurrency, rpcUrl, explorerUrl } =
    chainPresets[environment.CHAIN];
  // Our own chain is reached through the web server, whose address stays the same between starts.
  // Everybody reads this, and our own node's address often carries a key.
  const reachable = environment.PUBLIC_RPC_URL ?? rpcUrl;
  const ownChain = environment.RPC_URL === undefined;
  return {
    brand: { name: brand.name, product: brand.product },
    chain: {
      id,
      name,
      shortName,
      nativeCurrency,
      rpcUrl: ownChain && demonstration ? `${publicUrl(environment)}/dev/rpc` : reachable,
      explorerUrl,
      ...(genesisHash ? { genesisHash } : {}),
    },
    contracts: deployment ? contractsByName(deployment) : {},
    stablecoins: deployment?.stablecoins ?? [],
    features: {
      demo: demonstration !== null,
      demoWallets: demonstration !== null,
      mailbox: demonstration?.mailFolder != null,
      relayer: relayerSettings(running) !== null,
    },
    reviewWorkingDays: environment.REVIEW_WORKING_DAYS,
  };
}

export function workerSettings(running: RunningServices): WorkerSettings {
  const { environment, dataFolder, secrets, ownerUrl } = running;
  return {
    databaseUrl: loginUrl(ownerUrl, "tenora_jobs", secrets.auth[0]),
    email: emailSettings(environment, dataFolder),
    documents: documentSettings(environment, dataFolder),
    adminNotifyEmail: notifyEmail(environment),
    contactEmail: environment.CONTACT_EMAIL ?? notifyEmail(environment),
    publicContact: environment.CONTACT_EMAIL ?? null,
    publicUrl: publicUrl(environment),
    adminLinkKey: adminLinkKey(secrets.auth[0]),
    logLevel: environment.LOG_LEVEL,
    retention: {
      sessionsDays: environment.KEEP_SESSIONS_DAYS ?? defaultRetention.sessionsDays,
      mailsDays: environment.KEEP_MAILS_DAYS ?? defaultRetention.mailsDays,
    },
    metrics: metricsSettings(environment, 1),
    relayer: relayerSettings(running),
    market:
      running.deployment === null
        ? null
        : {
            databaseUrl: loginUrl(ownerUrl, "tenora_web_market", secrets.auth[0]),
            isOurChain: environment.RPC_URL === undefined,
          },
  };
}

/** Often enough that people see what they did; a public node is asked as often as blocks come. */
const localPollMs = 200;
const publicPollMs = 1_000;

/** Null while no deployment is known: there is nothing to index. */
export function indexerSettings(running: RunningServices): IndexerSettings | null {
  const { environment, secrets, ownerUrl, chain, deployment } = running;
  if (deployment === null) return null;
  const isOurChain = environment.RPC_URL === undefined;
  return {
    databaseUrl: loginUrl(ownerUrl, "tenora_indexer", secrets.auth[0]),
    rpcUrls: chain.rpcUrls,
    chainId: chainPresets[environment.CHAIN].id,
    fromBlock: deployment.fromBlock,
    contracts: contractsByName(deployment),
    pollMs: isOurChain ? localPollMs : publicPollMs,
    isCached: !isOurChain,
    logLevel: environment.LOG_LEVEL,
  };
}

const notifyEmail = (environment: Environment): string =>
  environment.ADMIN_NOTIFY_EMAIL ?? adminEmail(environment);

export const adminEmail = (environment: Environment): string =>
  environment.ADMIN_EMAIL ?? "admin@tenora.local";

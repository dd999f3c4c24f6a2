import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { WebSettings } from "@tenora/configuration/web-settings";
import type { TlsCertificate } from "@tenora/testing/servers/tls-certificate";
import { demonstrationCookie } from "./demonstration-cookie.ts";

/** What a journey needs to know of its marketplace. */
export interface RunningMarketplace {
  /** The public address, which links and sign-in messages name. */
  readonly url: string;
  /** The address of one web process, where requests bypass the public address. */
  readonly serverUrl?: string;
  readonly rpcUrl: string;
  readonly chainId: number;
  readonly ownerUrl: string;
  readonly linkSecret: string;
  readonly documentsFolder: string;
  /** The folder of its mails; empty when a mail service sends them. */
  readonly mailFolder: string;
  /** The settings of its web process: enough to start another one beside it. */
  readonly web: WebSettings;
  readonly admin: { readonly email: string; readonly password: string };
  /** The process that supervises its services, and starts those again that end. */
  readonly supervisor: number;
  /** The certificate of the public address, behind TLS. */
  readonly certificate?: Pick<TlsCertificate, "authority" | "keyHash">;
}

export interface MarketplaceProcessOptions {
  readonly webProcesses: number;
  /**
   * Without the demonstration (DEMO=0), behind HAProxy as in the runbook: TLS in front of two web
   * processes.
   */
  readonly behindTls?: boolean;
  /** Environment variables beyond those of a plain start. */
  readonly variables?: Readonly<Record<string, string>>;
}

export interface StartedMarketplace {
  readonly running: RunningMarketplace;
  stop(): Promise<void>;
}

/** Those that the journeys share, and those of this process. */
const known: RunningMarketplace[] = Object.values(JSON.parse(process.env.JOURNEYS ?? "{}"));

export const demonstrationCookies = () =>
  known.map(demonstrationCookie).filter((cookie) => cookie !== null);

/** Starts a marketplace in a temporary folder; it ends with `stop`, or with this process. */
export function startMarketplaceProcess(
  options: MarketplaceProcessOptions,
): Promise<StartedMarketplace> {
  const entry = fileURLToPath(new URL("./marketplace-process.ts", import.meta.url));
  const child = fork(entry, [JSON.stringify(options)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The marketplace did not start (${code})`)));
    child.on("message", (message: { running?: RunningMarketplace }) => {
      if (!message.running) return;
      known.push(message.running);
      resolve({ running: message.running, stop: () => stop(child) });
    });
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.disconnect();
  });
}

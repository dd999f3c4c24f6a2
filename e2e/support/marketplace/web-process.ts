import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { ChildReport } from "@tenora/configuration/child-process";
import type { WebSettings } from "@tenora/configuration/web-settings";
import { freePort } from "@tenora/embedded/free-port";
import type { RunningMarketplace } from "./running-marketplace.ts";

const entry = fileURLToPath(new URL("../../../apps/web/server/main.ts", import.meta.url));

/** An additional web process on a marketplace's database, with settings of its own; it may be killed. */
export interface WebProcess {
  /** The marketplace as it is reached through this process. */
  readonly marketplace: RunningMarketplace;
  readonly child: ChildProcess;
  /** Sends SIGKILL; resolves when the process has ended. */
  kill(): Promise<void>;
}

/** Starts a web process; its links and sign-in messages name the marketplace's public address. */
export async function startWeb(
  marketplace: RunningMarketplace,
  changes: Partial<WebSettings> = {},
  output: "inherit" | "pipe" = "inherit",
): Promise<WebProcess> {
  const port = changes.port ?? (await freePort());
  const child = fork(entry, {
    stdio: ["ignore", output, output, "ipc"],
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  child.send({ ...withoutDemonstration(marketplace.web), ...changes, port });
  const [report] = (await once(child, "message")) as [ChildReport];
  if (report.type === "failed") throw new Error(report.why);
  return {
    marketplace: { ...marketplace, serverUrl: `http://127.0.0.1:${port}` },
    child,
    async kill() {
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
    },
  };
}

/** The demonstration tools only answer at the public address, and this process has another port. */
const withoutDemonstration = (web: WebSettings): WebSettings => ({
  ...web,
  demonstration: null,
  publicConfig: {
    ...web.publicConfig,
    features: { ...web.publicConfig.features, demo: false, demoWallets: false, mailbox: false },
  },
});

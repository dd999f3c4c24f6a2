// A whole marketplace for the journeys, in a process of its own: embedded services in a temporary
// folder, and one web process or several behind a round-robin or HAProxy with TLS. Ends with its
// parent.
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readEnvironment } from "@tenora/configuration/environment";
import { freePort } from "@tenora/embedded/free-port";
import { findHaproxy } from "@tenora/testing/servers/debian-programs";
import { startHaproxy } from "@tenora/testing/servers/haproxy";
import { startRoundRobin } from "@tenora/testing/servers/round-robin";
import { emailSettings } from "../../../apps/supervisor/src/configuration/settings.ts";
import { startMarketplace } from "../../../apps/supervisor/src/marketplace.ts";
import { startNodeService } from "../../../apps/supervisor/src/services/node-service.ts";
import { silentProgress } from "../../../apps/supervisor/src/terminal/progress.ts";
import type { MarketplaceProcessOptions, RunningMarketplace } from "./running-marketplace.ts";

const { webProcesses, behindTls, variables } = JSON.parse(
  process.argv[2] ?? "{}",
) as MarketplaceProcessOptions;
const webEntry = fileURLToPath(new URL("../../../apps/web/server/main.ts", import.meta.url));
const admin = { email: "op@tenora.example", password: "correct horse battery staple" };

const dataFolder = mkdtempSync(join(tmpdir(), "tenora-e2e-"));
// When we are root, PostgreSQL runs as its own user and must be able to reach its folder.
chmodSync(dataFolder, 0o755);
const ports = await Promise.all(Array.from({ length: webProcesses }, freePort));
const haproxy = behindTls ? await startHaproxy(findHaproxy() ?? "", pairOf(ports)) : null;
const roundRobin = webProcesses > 1 && !behindTls ? await startRoundRobin(() => ports) : null;
const exit = (why: string) => {
  console.error(why);
  process.exit(1);
};
const environment = readEnvironment({
  PORT: String(ports[0]),
  PUBLIC_URL: haproxy?.url ?? roundRobin?.url ?? `http://127.0.0.1:${ports[0]}`,
  DATA_DIR: dataFolder,
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  LOG_LEVEL: "silent",
  // All requests of the journeys come from one address; rate limits have tests of their own.
  LIMIT_FACTOR: "1000",
  // A `localhost` address would otherwise enable the demonstration.
  ...(haproxy ? { TRUST_PROXY: "1", DEMO: "0" } : {}),
  ...variables,
});
const marketplace = await startMarketplace({
  environment,
  dataFolder,
  progress: silentProgress,
  onFailure: exit,
});
const { web, guard, ownerUrl } = marketplace;
guard.removeAfterwards(dataFolder);
if (haproxy) guard.watch(haproxy.process, "SIGTERM");
const replicas = await Promise.all(
  ports.slice(1).map((port) =>
    startNodeService({
      name: "The second web",
      entry: webEntry,
      settings: { ...web, port },
      guard,
      onFailure: exit,
    }),
  ),
);

process.on("disconnect", async () => {
  await Promise.all([haproxy?.stop(), roundRobin?.stop(), ...replicas.map((one) => one.stop())]);
  await marketplace.stop();
  process.exit(0);
});
await haproxy?.untilAllServe();
const email = emailSettings(environment, dataFolder);
const running: RunningMarketplace = {
  url: web.publicUrl,
  rpcUrl: web.rpcUrls[0] ?? "",
  chainId: web.publicConfig.chain.id,
  ownerUrl,
  linkSecret: web.secrets.link[0],
  documentsFolder: web.documents.kind === "folder" ? web.documents.folder : "",
  mailFolder: email.kind === "mailbox" ? email.folder : "",
  web,
  admin,
  supervisor: process.pid,
  ...(haproxy ? { certificate: haproxy.certificate } : {}),
};
process.send?.({ running });

function pairOf([one, other]: readonly number[]): readonly [number, number] {
  if (one === undefined || other === undefined) throw new Error("HAProxy needs two web processes");
  return [one, other];
}

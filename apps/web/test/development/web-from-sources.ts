import { fork } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import type { ChildReport } from "@tenora/configuration/child-process";
import type { WebSettings } from "@tenora/configuration/web-settings";
import { freePort } from "@tenora/embedded/free-port";

const root = resolve(import.meta.dirname, "../../../..");
const notCopied = new Set(["node_modules", "build", ".react-router", "test"]);

export interface WebFromSources {
  readonly url: string;
  /** Replaces `text` in a file of apps/web; throws when the text is not there. */
  edit(file: string, text: string, replacement: string): void;
  stop(): Promise<void>;
}

/** The web process of `npm run dev`, on a copy of apps/web that a test may edit. */
export async function startWebFromSources(settings: WebSettings): Promise<WebFromSources> {
  const copy = mkdtempSync(join(tmpdir(), "tenora-web-"));
  const web = join(copy, "apps/web");
  for (const name of ["package.json", "tsconfig.base.json"]) {
    copyFileSync(join(root, name), join(copy, name));
  }
  cpSync(join(root, "apps/web"), web, {
    recursive: true,
    filter: (source) => !notCopied.has(basename(source)),
  });
  linkPackages(root, copy);
  linkPackages(join(root, "apps/web"), web);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork(join(web, "server/development/main.ts"), {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: { ...process.env, NODE_ENV: "development" },
  });
  child.send({ ...settings, port, publicUrl: url });
  const ended = once(child, "exit");
  const report = await Promise.race([
    once(child, "message").then(([message]) => message as ChildReport),
    ended.then(([code]) => ({ type: "failed", why: `The web process ended (${code})` }) as const),
  ]);
  if (report.type === "failed") throw new Error(report.why);
  return {
    url,
    edit(file, text, replacement) {
      const source = readFileSync(join(web, file), "utf8");
      if (!source.includes(text)) throw new Error(`${file} does not contain ${text}`);
      writeFileSync(join(web, file), source.replace(text, replacement));
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(copy, { recursive: true });
    },
  };
}

/** Each package by itself, so that Vite's own cache stays in the copy. */
function linkPackages(from: string, to: string): void {
  const packages = join(from, "node_modules");
  mkdirSync(join(to, "node_modules"));
  for (const name of readdirSync(packages).filter((one) => !one.startsWith("."))) {
    symlinkSync(join(packages, name), join(to, "node_modules", name));
  }
}

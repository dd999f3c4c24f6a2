import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@tenora/embedded/free-port";
import { makeTlsCertificate, type TlsCertificate, trustAuthority } from "./tls-certificate.ts";

/** What an operator copies to /etc/haproxy; it is this file that is tested. */
const runbook = new URL("../../../../docs/runbooks/deploy/haproxy.cfg", import.meta.url);

export interface RunningProxy {
  /** Where people of a test go, over TLS; this process trusts its certificate. */
  readonly url: string;
  /** What only sends people to TLS. */
  readonly plainUrl: string;
  readonly certificate: TlsCertificate;
  readonly process: ChildProcess;
  /** Resolves once each web was found ready and has answered; `x-served-by` tells which it was. */
  untilAllServe(): Promise<void>;
  stop(): Promise<void>;
}

/** HAProxy as the runbook has it, in front of these two ports of this machine. */
export async function startHaproxy(
  program: string,
  ports: readonly [number, number],
): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), "tenora-haproxy-"));
  const [secure, plain] = await Promise.all([freePort(), freePort()]);
  const file = join(folder, "haproxy.cfg");
  const certificate = makeTlsCertificate(folder);
  trustAuthority(certificate.authority);
  writeFileSync(file, configuration({ ports, secure, plain, certificate: certificate.file }));
  const child = spawn(program, ["-db", "-f", file], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const gone = once(child, "exit");
  while (!(await isListening(secure))) {
    if (child.exitCode !== null) throw new Error(`HAProxy did not start:\n${said}`);
    await wait(20);
  }
  const url = `https://localhost:${secure}`;
  return {
    url,
    plainUrl: `http://localhost:${plain}`,
    certificate,
    process: child,
    async untilAllServe() {
      const served = new Set<string>();
      while (served.size < ports.length) {
        const answer = await fetch(`${url}/healthz`);
        const name = answer.headers.get("x-served-by") ?? "";
        if (answer.ok && name.startsWith("web")) served.add(name);
        await wait(50);
      }
    },
    async stop() {
      child.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Here {
  readonly ports: readonly [number, number];
  readonly secure: number;
  readonly plain: number;
  readonly certificate: string;
}

/** The runbook's file with the places of this test in it, and a header that names the process that answered. */
function configuration({ ports, secure, plain, certificate }: Here): string {
  const changes: readonly (readonly [RegExp, string])[] = [
    [/bind :80$/m, `bind 127.0.0.1:${plain}`],
    [/(?<=redirect prefix )https:\/\/tenora\.example/, `https://localhost:${secure}`],
    [
      /bind :443 ssl crt \/etc\/haproxy\/tenora\.pem/,
      `bind 127.0.0.1:${secure} ssl crt ${certificate}`,
    ],
    [/(?<=server (web|living)1 )127\.0\.0\.1:3000/g, `127.0.0.1:${ports[0]}`],
    [/(?<=server (web|living)2 )127\.0\.0\.1:3001/g, `127.0.0.1:${ports[1]}`],
    [/^backend \S+$/gm, "$&\n  http-response set-header x-served-by %s"],
    // Only root may change the user.
    ...(process.getuid?.() === 0 ? [] : [[/^ {2}user haproxy\n {2}group haproxy\n/m, ""] as const]),
  ];
  return changes.reduce(
    (text, [pattern, here]) => {
      if (!pattern.test(text)) throw new Error(`The runbook's haproxy.cfg has no ${pattern}`);
      return text.replace(pattern, here);
    },
    readFileSync(runbook, "utf8"),
  );
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

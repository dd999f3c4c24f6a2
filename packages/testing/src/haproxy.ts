import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@tenora/embedded/free-port";

export interface Proxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** In front of these ports, every single request at the next; `x-served-by` tells which it was. */
export async function startHaproxy(
  program: string,
  ports: readonly number[],
  at?: number,
): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), "tenora-haproxy-"));
  const port = at ?? (await freePort());
  const file = join(folder, "haproxy.cfg");
  const servers = ports.map((one, n) => `  server web${n + 1} 127.0.0.1:${one}`);
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 5s
  timeout client 300s
  timeout server 300s
  # A connection to the server for each request: no two of a page meet the same process by habit.
  option http-server-close
  option forwardfor
frontend public
  bind 127.0.0.1:${port}
  default_backend web
backend web
  balance roundrobin
  http-response set-header x-served-by %s
${servers.join("\n")}
`,
  );
  const child = spawn(program, ["-db", "-f", file], { stdio: "ignore" });
  const gone = once(child, "exit");
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error("HAProxy did not start");
    await wait(20);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

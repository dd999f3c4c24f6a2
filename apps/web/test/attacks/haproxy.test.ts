import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { findHaproxy } from "@tenora/testing/servers/debian-programs";
import { type RunningProxy, startHaproxy } from "@tenora/testing/servers/haproxy";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

// The runbook's haproxy.cfg by itself, in front of two servers that tell what they were sent.

const program = findHaproxy();
let haproxy: RunningProxy;
const servers: Server[] = [];

/** Answers each connection once, as a process does whose time for an idle connection is just over. */
async function startServer(): Promise<number> {
  const answered = new WeakSet<Socket>();
  const server = createServer(({ url, headers, socket }, response) => {
    if (answered.has(socket)) return socket.destroy();
    // The proxy's own questions come on connections of their own.
    if (url === "/echo") answered.add(socket);
    response.setHeader("content-type", "application/json").end(JSON.stringify(headers));
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return (server.address() as AddressInfo).port;
}

describe.skipIf(program === null)("haproxy.cfg", () => {
  beforeAll(async () => {
    haproxy = await startHaproxy(program ?? "", [await startServer(), await startServer()]);
    await haproxy.untilAllServe();
  });
  afterAll(async () => {
    await haproxy?.stop();
    for (const server of servers) server.closeAllConnections();
    for (const server of servers) server.close();
  });

  test("loses no request to a connection that the web process has just closed", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const answer = await fetch(`${haproxy.url}/echo`, { method: "POST", body: "approve" });
      statuses.push(answer.status);
      await answer.arrayBuffer();
    }
    expect(statuses).toEqual(Array(6).fill(200));
  });

  test("sends people without TLS to the operator's own name, whatever Host they ask for", async () => {
    for (const host of ["evil.example", new URL(haproxy.plainUrl).host]) {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        get(`${haproxy.plainUrl}/about?a=b`, { headers: { host } }, resolve).on("error", reject);
      });
      answer.resume();
      const { statusCode, headers } = answer;
      expect([statusCode, headers.location]).toEqual([308, `${haproxy.url}/about?a=b`]);
    }
  });

  test("passes on no forwarding header that the browser made up", async () => {
    const answer = await fetch(`${haproxy.url}/echo`, {
      headers: {
        forwarded: "for=203.0.113.7;host=evil.example;proto=http",
        "x-forwarded-for": "203.0.113.7",
        "x-forwarded-host": "evil.example",
        "x-forwarded-port": "81",
        "x-forwarded-prefix": "/evil",
        "x-forwarded-proto": "http",
        "x-forwarded-server": "evil.example",
        "x-real-ip": "203.0.113.7",
      },
    });
    const received = (await answer.json()) as IncomingHttpHeaders;
    expect(received).toMatchObject({
      host: new URL(haproxy.url).host,
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "https",
    });
    const names = Object.keys(received).filter((name) => /forwarded|x-real-ip/.test(name));
    expect(names.sort()).toEqual(["x-forwarded-for", "x-forwarded-proto"]);
  });
});

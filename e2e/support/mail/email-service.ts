import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** `hanging` accepts requests and never answers; `failing` answers 500. */
type Mode = "well" | "failing" | "hanging";

export interface EmailService {
  /** The address of its only endpoint. */
  readonly url: string;
  mode: Mode;
  /** All requests so far, each with the mode at that time. */
  readonly requests: { readonly mode: Mode; readonly body: unknown }[];
  stop(): Promise<void>;
}

/** Starts an e-mail service with the interface of EmailJS on a loopback port; it can fail or hang. */
export async function startEmailService(): Promise<EmailService> {
  const server = createServer(async (request, response) => {
    const { mode } = service;
    service.requests.push({ mode, body: await json(request) });
    if (mode !== "hanging") response.writeHead(mode === "well" ? 200 : 500).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const service: EmailService = {
    url: `http://127.0.0.1:${port}/api/v1.0/email/send`,
    mode: "well",
    requests: [],
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
  return service;
}

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** `hanging` takes what it is sent and never answers; `failing` answers 500. */
type Mode = "well" | "failing" | "hanging";

export interface EmailService {
  /** Where its only door is. */
  readonly url: string;
  mode: Mode;
  /** Everything that was sent here, and how the service was then. */
  readonly asked: { readonly mode: Mode; readonly body: unknown }[];
  stop(): Promise<void>;
}

/** An e-mail service with the interface of EmailJS, on a loopback port, which has bad days. */
export async function startEmailService(): Promise<EmailService> {
  const server = createServer(async (request, response) => {
    const { mode } = service;
    service.asked.push({ mode, body: await json(request) });
    if (mode !== "hanging") response.writeHead(mode === "well" ? 200 : 500).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const service: EmailService = {
    url: `http://127.0.0.1:${port}/api/v1.0/email/send`,
    mode: "well",
    asked: [],
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
  return service;
}

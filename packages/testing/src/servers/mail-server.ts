import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail as the server received it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole message, headers and body (RFC 5322). */
  readonly content: string;
  readonly messageId: string;
}

/** How the server behaves. `dropping` accepts a mail and closes the connection without an answer. */
export type MailServerMode = "well" | "slow" | "refusing" | "dropping" | "full" | "hanging";

export interface MailServer {
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedMail[];
  mode: MailServerMode;
  /** Rejects connections from now on. */
  stop(): Promise<void>;
}

/** A real SMTP server on a loopback port (a free one by default) that stores mails and can fail. */
export async function startMailServer(
  options: SMTPServerOptions = {},
  atPort = 0,
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    ...options,
    onRcptTo(_address, _session, done) {
      done(service.mode === "refusing" ? smtpError(451, "4.7.1 try later") : null);
    },
    async onData(stream, session, done) {
      const content = await buffer(stream).then(String, () => null);
      // The sender was killed while it sent.
      if (content === null) return;
      if (service.mode === "hanging") return;
      if (service.mode === "slow") await new Promise((waited) => setTimeout(waited, 100));
      if (service.mode === "full") return done(smtpError(452, "4.3.1 no space"));
      const messageId = /^message-id:\s*(\S+)/im.exec(content)?.[1] ?? "";
      const { mailFrom, rcptTo } = session.envelope;
      const to = rcptTo.map(({ address }) => address);
      received.push({ from: mailFrom ? mailFrom.address : "", to, content, messageId });
      if (service.mode !== "dropping") return done();
      for (const connection of server.connections) connection.close();
    },
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(atPort, "127.0.0.1", () => listening());
  });
  server.on("error", () => {});
  const { port } = server.server.address() as AddressInfo;
  const service: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    mode: "well",
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
  return service;
}

const smtpError = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode });

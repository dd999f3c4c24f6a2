import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Where a process serves its metrics; port 0 is any free port. */
export interface MetricsSettings {
  readonly host: string;
  readonly port: number;
}

/** What we use of a metrics registry. */
export interface MetricsSource {
  readonly contentType: string;
  metrics(): Promise<string>;
}

export interface MetricsServer {
  readonly port: number;
  close(): void;
}

/** The metrics port cannot be used; the message is a sentence for the operator. */
export class MetricsPortError extends Error {
  override readonly name = "MetricsPortError";
}

/**
 * Serves `GET /metrics` on a separate port, which only the machine's own monitoring should
 * reach. Without settings there is none. Rejects with a sentence when the port is taken.
 */
export async function serveMetrics(
  settings: MetricsSettings | null | undefined,
  source: MetricsSource,
): Promise<MetricsServer | null> {
  if (!settings) return null;
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      return void response.writeHead(404).end();
    }
    source.metrics().then(
      (text) => response.writeHead(200, { "content-type": source.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((done, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      failed(
        new MetricsPortError(
          `METRICS_PORT: ${settings.host}:${settings.port} cannot be used (${error.code}). The web takes this port, the worker the next one.`,
        ),
      ),
    );
    server.listen(settings.port, settings.host, done);
  });
  server.unref();
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

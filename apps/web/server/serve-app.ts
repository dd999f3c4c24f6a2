import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { reportToParent, stopWithSupervisor } from "@tenora/configuration/child-process";
import { serveMetrics } from "@tenora/configuration/serve-metrics";
import type { WebSettings } from "@tenora/configuration/web-settings";
import type { WebApp } from "./app.ts";
import { withDecodablePath } from "./http/decodable-path.ts";
import { requireContentLength } from "./http/require-content-length.ts";
import { serializePipelinedRequests } from "./http/serialize-pipelined-requests.ts";
import { checkIntervalMs, cutSlowClients } from "./http/slow-clients.ts";

export const createHttpServer = (): Server =>
  createServer({ connectionsCheckingInterval: checkIntervalMs });

/** Serves the application until the supervisor stops this process, and reports when it is ready. */
export async function serveApp(server: Server, app: WebApp, settings: WebSettings): Promise<void> {
  const metrics = await serveMetrics(settings.metrics, app.metrics).catch((error: Error) => {
    reportToParent({ type: "failed", why: error.message });
    process.exit(1);
  });
  server.on(
    "request",
    serializePipelinedRequests(
      requireContentLength(withDecodablePath(getRequestListener(app.fetch))),
    ),
  );
  // A client that sends `Expect: 100-continue` must not send a body that will be rejected.
  server.on("checkContinue", (request, response) => {
    if (request.headers["transfer-encoding"] === undefined) response.writeContinue();
    server.emit("request", request, response);
  });
  cutSlowClients(server, settings.timeouts, app.allowsSlowBody);

  server.once("error", (error: NodeJS.ErrnoException) => {
    const why =
      error.code === "EADDRINUSE"
        ? `Port ${settings.port} is taken. Set PORT to another one.`
        : `The web server could not listen on ${settings.host}:${settings.port} (${error.code}).`;
    reportToParent({ type: "failed", why });
    process.exit(1);
  });
  server.listen(settings.port, settings.host, () => reportToParent({ type: "ready" }));

  stopWithSupervisor(async () => {
    const closed = new Promise((done) => server.close(done));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 2_000).unref();
    await closed;
    metrics?.close();
    await app.close();
  });
}

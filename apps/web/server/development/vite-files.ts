import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { MiddlewareHandler } from "hono";
import type { ViteDevServer } from "vite";
import type { AppEnvironment } from "../http/request-context.ts";
import { contentPolicy, securityHeaderValues } from "../security/security-headers.ts";

/** What Vite serves of the sources: modules, styles, fonts, pictures. It writes to the socket itself. */
export function viteFiles({ middlewares }: ViteDevServer): MiddlewareHandler<AppEnvironment> {
  const headers = { ...securityHeaderValues, "content-security-policy": contentPolicy(null) };
  return (context, next) => {
    const { incoming, outgoing } = context.env as unknown as HttpBindings;
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    return new Promise((done, failed) => {
      outgoing.once("close", () => done(RESPONSE_ALREADY_SENT));
      middlewares.handle(incoming, outgoing, (error: unknown) => {
        if (error) return failed(error);
        for (const name of Object.keys(headers)) outgoing.removeHeader(name);
        next().then(() => done(), failed);
      });
    });
  };
}

import type { MiddlewareHandler } from "hono";
import type { Pool } from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { AppEnvironment } from "../http/request-context.ts";

export interface WebMetrics {
  readonly registry: Registry;
  /** Counts and times every request. */
  readonly middleware: MiddlewareHandler<AppEnvironment>;
}

/** Seconds; a cached page takes less than the first, a document on a slow line more than the last. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * The metrics of one web process. `countUnshared` gives the requests counted by this process alone;
 * `patternOf` gives the route of a path, never what a client wrote.
 */
export function webMetrics(
  pools: Readonly<Record<string, Pool>>,
  countUnshared: () => number,
  patternOf: (path: string) => string,
): WebMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "tenora_http_request_seconds",
    help: "Requests by route, method and status, and how long they took.",
    labelNames: ["route", "method", "status"],
    buckets,
    registers: [registry],
  });
  new Gauge({
    name: "tenora_database_connections",
    help: "Connections of this process by login and state; waiting: requests without one.",
    labelNames: ["login", "state"],
    registers: [registry],
    collect() {
      for (const [login, pool] of Object.entries(pools)) {
        this.set({ login, state: "idle" }, pool.idleCount);
        this.set({ login, state: "busy" }, pool.totalCount - pool.idleCount);
        this.set({ login, state: "waiting" }, pool.waitingCount);
      }
    },
  });
  new Counter({
    name: "tenora_rate_limits_unshared_total",
    help: "Requests that a rate limit let pass by the count of this process alone: the database didn't answer.",
    registers: [registry],
    collect() {
      this.reset();
      this.inc(countUnshared());
    },
  });
  return {
    registry,
    async middleware(context, next) {
      const began = performance.now();
      await next();
      const route = patternOf(context.req.path);
      const labels = { route, method: methodOf(context.req.method), status: context.res.status };
      requests.observe(labels, (performance.now() - began) / 1000);
    },
  };
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A client may invent methods; only the known ones have series. */
const methodOf = (method: string) => (methods.has(method) ? method : "other");

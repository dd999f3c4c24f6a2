import { findRelayJob, type RelayJobState } from "@tenora/database/relay/find-relay-job";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { DomainError } from "@tenora/domain/domain-error";
import { jsonRoute, pathId } from "~/http/json-route.server";
import { minute, type RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = {
  rateLimits: {
    GET: { name: "relay job", perAddress: { most: 600, seconds: 10 * minute }, batchSize: 20 },
  },
};

/** GET: where a job stands, for a client that knows its id, which the browser that asked for it made up. */
export const loader = jsonRoute("DATABASE_UNAVAILABLE", async (call) => {
  const id = pathId(call, "RELAY_JOB_NOT_FOUND");
  const job = await asVisitor(call.services.publicDatabase, (tx) => findRelayJob(tx, id));
  if (job === null) throw new DomainError("RELAY_JOB_NOT_FOUND");
  return respond(job);
});

function respond({ hash, block, failure, isEnded }: RelayJobState) {
  if (failure !== null)
    return { state: "failed", ...(hash && block !== null ? { hash } : {}), ...failure };
  if (hash === null) return { state: "queued" };
  return isEnded ? { state: "mined", hash, block } : { state: "sent", hash };
}

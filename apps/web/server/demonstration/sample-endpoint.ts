import { localClock } from "@tenora/chain/rpc/local-clock";
import type { Handler } from "hono";
import type { AppEnvironment } from "../http/request-context.ts";

const contentTypes: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  xml: "application/xml",
};

/** Files to upload while trying the marketplace, of the chain's present day. */
export function sampleEndpoint(rpcUrl: string): Handler<AppEnvironment> {
  const clock = localClock(rpcUrl);
  return async (context, next) => {
    // Loaded lazily: no other marketplace needs it.
    const { writeSample } = await import("@tenora/demonstration/papers/samples");
    const { time } = await clock.readLatest();
    const sample = await writeSample(context.req.param("file") ?? "", Number(time));
    if (sample === null) return next();
    const { fileName, content } = sample;
    return context.body(typeof content === "string" ? content : new Uint8Array(content), 200, {
      "content-type": contentTypes[fileName.slice(-3)] ?? "",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "no-store",
    });
  };
}

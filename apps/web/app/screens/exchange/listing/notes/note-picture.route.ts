import { readNoteMetadata } from "@tenora/chain/read/note-metadata";
import { publicClient } from "@tenora/chain/rpc/read-chain";
import { DomainError } from "@tenora/domain/domain-error";
import { jsonRoute } from "~/http/json-route.server";
import { minute, type RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = {
  rateLimits: { GET: { name: "note pictures", perAddress: { most: 120, seconds: minute } } },
};

const timeoutMs = 3_000;
/** The largest number of a note: 32 bits of its listing, 24 of its own. */
const noteId = /^[1-9]\d{0,16}$/;

/**
 * GET: the picture of a note, drawn on chain. It may have been drawn by anything that the contract's
 * admin put there, so no browser runs a script in it or loads anything for it.
 */
export const loader = jsonRoute("CHAIN_UNAVAILABLE", async ({ params, services }) => {
  const { rpcUrls, publicConfig } = services.settings;
  const { exchange } = publicConfig.contracts;
  const text = params.id ?? "";
  if (exchange === undefined || !noteId.test(text)) throw new DomainError("NOTE_NOT_FOUND");
  const client = publicClient(rpcUrls, timeoutMs);
  const { svg } = await readNoteMetadata(client, exchange, BigInt(text)).catch((error: unknown) => {
    const isMissing = (error as Error).name === "ExchangeRevertError";
    throw new DomainError(isMissing ? "NOTE_NOT_FOUND" : "CHAIN_UNAVAILABLE");
  });
  return new Response(svg, {
    headers: {
      "content-type": "image/svg+xml",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      // What it says changes with each block.
      "cache-control": "no-cache",
    },
  });
});

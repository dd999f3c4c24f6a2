import { listWalletNotes } from "@tenora/database/market/wallet/list-wallet-notes";
import { publicApiLimit, type RouteHandle } from "~/http/route-handle";
import { apiRoute } from "../api-route.server";
import { answerAtBlock } from "../at-block.server";
import { toApiNote } from "../present/records";
import { readCursor, readPart, readSearchParameters } from "../read-parameters";
import { walletNotesQuery, walletParameter } from "../schema/parameters";

export const handle: RouteHandle = { rateLimits: { GET: publicApiLimit } };

/** GET: the notes that a wallet owns, or those of one listing, newest first. */
export const loader = apiRoute(async (call) => {
  const wallet = readPart(call.params.address, walletParameter);
  const { listing: id, cursor, limit } = readSearchParameters(call.request, walletNotesQuery);
  const listing = id === undefined ? undefined : BigInt(id);
  const [after] = readCursor(cursor, /^(\d{1,16})$/) ?? [];
  return answerAtBlock(call, async (tx, now) => {
    const { notes, next } = await listWalletNotes(tx, { wallet, listing, after, limit }, now);
    return { data: notes.map(({ note }) => toApiNote(note)), next: next && String(next) };
  });
});

import { type Listing, listingQuery } from "../read/listings.ts";
import { type Note, notesQuery } from "../read/notes.ts";
import { type ReadBlock, readQuery } from "../read/query.ts";
import { countersQuery } from "../read/signatures.ts";
import type { Context } from "./context.ts";

/** A listing and the block it was read in. Throws when there is none. */
export async function readListing(
  { publicClient, deployment }: Context,
  id: bigint,
): Promise<{ listing: Listing; block: ReadBlock }> {
  const { result, block } = await readQuery(publicClient, listingQuery(deployment(), id));
  if (!result) throw new Error(`There is no receivable ${id}.`);
  return { listing: result, block };
}

/** Notes with their listings. Throws when one doesn't exist. */
export async function readNotes(
  { publicClient, deployment }: Context,
  ids: readonly bigint[],
): Promise<{ note: Note; listing: Listing }[]> {
  const { result } = await readQuery(publicClient, notesQuery(deployment(), ids));
  return result.notes.map((note, at) => {
    const listing = result.listings.find(({ id }) => id === note?.listing);
    if (!note || !listing) throw new Error(`There's no such note: ${ids[at]}.`);
    return { note, listing };
  });
}

export async function readNote(context: Context, id: bigint) {
  const [one] = await readNotes(context, [id]);
  if (!one) throw new Error(`There's no such note: ${id}.`);
  return one;
}

/** The counter that the caller's next signature must carry. */
export async function readOwnCounter({ publicClient, deployment, me }: Context): Promise<bigint> {
  const { result } = await readQuery(publicClient, countersQuery(deployment(), [me.address]));
  return result[0] ?? 0n;
}

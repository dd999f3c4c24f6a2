import { useQuery } from "@tanstack/react-query";
import { formatCount } from "@tenora/domain/money/format-amount";
import { noteNumber } from "@tenora/domain/receivable/note-number";
import { requestData } from "~/http/send-request";
import type { ApiNote } from "~/public-api/schema/records";
import { useWallet } from "~/wallet/wallet-provider";
import type { NoteLine } from "../history/listing-history.ts";
import type { ListingPage } from "../listing-page.ts";

/** A note of the connected wallet. */
export type OwnNote = Pick<
  NoteLine,
  "id" | "name" | "units" | "owner" | "repayment" | "claimable" | "refundable"
>;

/** As many as are counted. */
export const mostOwnNotes = 100;

/**
 * The connected wallet's notes of a listing. The page has its first 100 notes; where there are more, the
 * wallet's newest 100 are asked for, with each block again.
 */
export function useOwnNotes({
  offer,
  market,
  notes: { rows, hasMore },
}: ListingPage): readonly OwnNote[] {
  const { walletAddress, isConnected } = useWallet();
  const ofListing = ["own-notes", walletAddress, String(offer.id)];
  const { data } = useQuery({
    queryKey: [...ofListing, market.block],
    queryFn: ({ signal }) =>
      requestData<{ data: readonly ApiNote[] }>(
        `/api/v1/wallets/${walletAddress}/notes?listing=${offer.id}&limit=${mostOwnNotes}`,
        signal,
      ),
    enabled: isConnected && hasMore,
    // Those of the block before, until this block's are there.
    placeholderData: (last, query) =>
      ofListing.every((part, at) => query?.queryKey[at] === part) ? last : undefined,
  });
  if (!isConnected) return [];
  const own = hasMore ? (data?.data.map((note) => toOwnNote(note, offer)) ?? rows) : rows;
  return own.filter(({ owner }) => owner?.toLowerCase() === walletAddress.toLowerCase());
}

function toOwnNote(
  { id, owner, units, claimable, refundable }: ApiNote,
  { repayPerUnit }: ListingPage["offer"],
): OwnNote {
  const note = BigInt(id);
  return {
    id: note,
    name: noteNumber(note),
    units: formatCount(units),
    owner,
    repayment: BigInt(units) * repayPerUnit,
    claimable: BigInt(claimable),
    refundable: BigInt(refundable),
  };
}

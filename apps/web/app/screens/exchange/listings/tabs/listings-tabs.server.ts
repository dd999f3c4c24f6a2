import type { ListingCounts } from "@tenora/database/market/listing/count-listings";
import {
  type ListingPart,
  type ListingsAddress,
  listingPartNames,
  listingParts,
  shownPart,
  writeListingsAddress,
} from "@tenora/database/market/listing/listing-query";
import type { ListingsTab } from "../listings-page.ts";

const labels: Readonly<Record<ListingPart, string>> = {
  "on-sale": "On sale",
  running: "Running",
  "past-due": "Past due",
  closed: "Closed",
  all: "All",
};

/** The parts of the list with how many each would show; the other filters stay. */
export function listingsTabs(
  { status: counted }: Pick<ListingCounts, "status">,
  address: ListingsAddress,
): ListingsTab[] {
  const counts: Readonly<Record<string, number>> = {
    ...counted,
    all: Object.values(counted).reduce((sum, one) => sum + one, 0),
  };
  // A mixture of parts is chosen from all of them.
  const current = shownPart(address)?.name ?? "all";
  return listingPartNames.map((name) => {
    const status = listingParts[name];
    const chosen = { ...address.chosen, status };
    return {
      name,
      label: labels[name],
      count: status.reduce((sum, one) => sum + (counts[one] ?? 0), 0),
      to: `/exchange${writeListingsAddress({ ...address, chosen, after: null })}`,
      isCurrent: current === name,
    };
  });
}

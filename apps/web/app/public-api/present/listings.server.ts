import { discloseListings } from "@tenora/database/disclosure/disclose-listings";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import type { RouteCall } from "~/http/json-route.server";
import type { ApiListing } from "../schema/listing.ts";
import { toApiListing } from "./listing";

/** Listings as the public API shows them, with what our own records let everybody know. */
export async function toApiListings(
  { services: { publicDatabase } }: RouteCall,
  listings: readonly Listing[],
): Promise<ApiListing[]> {
  const disclosed = await asVisitor(publicDatabase, (tx) => discloseListings(tx, listings));
  return disclosed.map(toApiListing);
}

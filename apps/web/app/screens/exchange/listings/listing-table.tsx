import { Link } from "react-router";
import type { ListingSummary } from "~/features/receivable/listing-summary";
import { Badge } from "~/ui/badge";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";

const cell = "px-3 py-2.5 align-middle first:pl-4 last:pr-4";
const number = classes(cell, "figures whitespace-nowrap text-right");

/** The list as a table, for comparing; phones have cards instead, and tablets no column for the status. */
export function ListingTable({ listings }: { listings: readonly ListingSummary[] }) {
  return (
    <div className={classes(cardClass, "overflow-x-auto max-md:hidden")}>
      <table className="w-full border-collapse text-left text-[0.9375rem]">
        <thead className="border-line border-b text-muted text-sm">
          <tr>
            <th scope="col" className={classes(cell, "w-2/5 font-medium")}>
              Seller
            </th>
            <th scope="col" className={classes(number, "font-medium")}>
              Face value
            </th>
            <th scope="col" className={classes(number, "font-medium")}>
              Yearly return
            </th>
            <th scope="col" className={classes(number, "font-medium")}>
              Due
            </th>
            <th scope="col" className={classes(cell, "font-medium max-xl:hidden")}>
              Status
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {listings.map((listing) => (
            <Row key={listing.id} listing={listing} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ listing }: { listing: ListingSummary }) {
  const { label, tone } = listing.status;
  return (
    <tr className="relative hover:bg-surface-raised">
      <th scope="row" className={classes(cell, "font-medium")}>
        <Link to={`/exchange/${listing.id}`} className="after:absolute after:inset-0">
          {listing.seller}
        </Link>
        <span className="figures block font-normal text-muted text-sm">
          #{listing.id} · {listing.tier} · {listing.level}
          {listing.isByLink && " · By link only"}
          <span className="block">
            {listing.sellerRecord}
            <span className="font-medium text-amber">{listing.sellerTrouble}</span>
          </span>
        </span>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-2 xl:hidden">
          <Badge tone={tone}>{label}</Badge>
          {listing.isDisputed && <Badge tone="bad">Disputed</Badge>}
          <span className="figures font-normal text-muted text-sm">{listing.sold}</span>
        </span>
      </th>
      <td className={number}>{listing.face}</td>
      <td className={number}>
        {[listing.yearly, listing.hasReward && "reward"].filter(Boolean).join(" + ") || "None"}
        <span className="hyphenated block text-muted text-sm">{listing.risk}</span>
      </td>
      <td className={number}>
        {listing.due}
        <span className="block text-muted text-sm">{listing.dueIn}</span>
      </td>
      <td className={classes(cell, "w-44 max-xl:hidden")}>
        <Badge tone={tone}>{label}</Badge>{" "}
        {listing.isDisputed && <Badge tone="bad">Disputed</Badge>}
        <span className="figures mt-1 block text-muted text-sm">{listing.sold}</span>
      </td>
    </tr>
  );
}

import { Link } from "react-router";
import type { ListingSummary } from "~/features/receivable/listing-summary";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";

const cell = "px-2 py-2 align-top first:pl-4 last:pr-4";
const whole = classes(cell, "whitespace-nowrap");
const customers = classes(cell, "max-xl:hidden");
const second = "figures block font-normal text-muted";

/** The list as a table, two lines a row, for comparing; phones have cards, and tablets the customer below the seller. */
export function ListingTable({ listings }: { listings: readonly ListingSummary[] }) {
  return (
    <div className={classes(cardClass, "overflow-x-auto max-md:hidden")}>
      <table className="w-full border-collapse text-left text-sm">
        <thead className="border-line border-b text-muted [&_th]:font-medium">
          <tr>
            <th scope="col" className={classes(cell, "w-[29%]")}>
              Seller
            </th>
            <th scope="col" className={classes(customers, "w-[15.5%]")}>
              Customer
            </th>
            <th scope="col" className={cell}>
              Risk
            </th>
            <th scope="col" className={whole}>
              Yearly return
            </th>
            <th scope="col" className={cell}>
              Due
            </th>
            <th scope="col" className={whole}>
              Sold / owed
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
  return (
    <tr className="relative hover:bg-surface-raised">
      <th scope="row" className={classes(cell, "font-medium")}>
        <Link to={`/exchange/${listing.id}`} className="after:absolute after:inset-0">
          {listing.seller}
        </Link>
        <span className={second}>
          {listing.facts}
          {listing.isDisputed && <span className="font-medium text-brick"> · Disputed</span>}
        </span>
        <span className={classes(second, "xl:hidden")}>{listing.customer}</span>
      </th>
      <td className={customers}>{listing.customer}</td>
      <td className={cell}>
        <span className="xl:whitespace-nowrap">{listing.risk}</span>
        <span className={classes(second, listing.sellerTrouble && "font-medium text-amber")}>
          {listing.sellerRecord}
        </span>
      </td>
      <td className={classes(whole, "figures")}>
        {[listing.yearly, listing.hasReward && "reward"].filter(Boolean).join(" + ") || "None"}
      </td>
      <td className={classes(whole, "figures")}>
        {listing.due}
        <span className={second}>{listing.dueIn}</span>
      </td>
      <td className={classes(cell, "figures whitespace-pre")}>{listing.soldLines}</td>
    </tr>
  );
}

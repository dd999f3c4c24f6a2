import { Link } from "react-router";
import { Badge } from "~/ui/badge";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { ListingsPage } from "../listings-page.ts";

/** The list as a table, two lines a row, for comparing; phones have cards. Its look is in a style sheet. */
export const ListingTable = ({
  page: { listings, columns },
}: {
  page: Pick<ListingsPage, "listings" | "columns">;
}) => (
  <div className={classes(cardClass, "overflow-x-auto max-md:hidden")}>
    <table className="listing-table">
      <thead>
        <tr>
          {columns.map(({ name, to, order }) => (
            <th key={name} scope="col" aria-sort={order}>
              {to ? (
                <Link to={to} preventScrollReset>
                  {name}
                </Link>
              ) : (
                name
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listings.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <Link to={`/exchange/${one.id}`}>{one.seller}</Link>
              <small>{one.facts}</small>
              <small className="xl:hidden">{one.payer}</small>
              <small className="lg:hidden">
                {one.risk}
                {one.sellerRecord && " · "}
                <SellerRecord {...one} />
              </small>
            </th>
            <td>
              {one.customer}
              <small>{one.customerMore}</small>
            </td>
            <td>
              <Badge tone={one.status.tone}>{one.rowStatus}</Badge>
              <small className={one.isDisputed ? "text-brick" : ""}>{one.statusMore}</small>
            </td>
            <td>
              {one.risk}
              <small>
                <SellerRecord {...one} />
              </small>
            </td>
            <td>
              {one.yearly ?? (one.hasReward ? "Reward" : "None")}
              <small>{one.yearly && one.hasReward && "+ reward"}</small>
              <small>{one.listedYearly}</small>
            </td>
            <td>
              {one.due}
              <small>{one.dueIn}</small>
            </td>
            <td>
              {one.soldLines[0]}
              <small>{one.soldLines[1]}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const SellerRecord = ({ sellerTrouble, sellerRecord }: ListingsPage["listings"][number]) => (
  <span className={sellerTrouble ? "text-amber" : ""}>{sellerRecord}</span>
);

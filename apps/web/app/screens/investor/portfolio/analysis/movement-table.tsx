import { Link } from "react-router";
import { classes } from "~/ui/classes";
import type { MovementRow } from "../portfolio-page.ts";
import { type Reference, TransactionReference } from "./transaction-reference.tsx";

const cell = "px-1 py-2 align-top first:pl-0 last:pr-0 sm:px-3";

/** Payments, newest first: what came in has a plus. */
export function MovementTable({
  rows,
  caption,
}: {
  rows: readonly (MovementRow & { readonly reference?: Reference })[];
  caption: string;
}) {
  return (
    <table className="figures w-full text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-line border-b text-left text-muted text-sm">
        <tr>
          <th scope="col" className={classes(cell, "font-normal max-sm:hidden")}>
            Date
          </th>
          <th scope="col" className={classes(cell, "font-normal")}>
            What
          </th>
          <th scope="col" className={classes(cell, "text-right font-normal")}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ key, date, what, listing, seller, note, amount, isOut, reference }) => (
          <tr key={key} className="break-inside-avoid">
            <td className={classes(cell, "whitespace-nowrap max-sm:hidden")}>{date}</td>
            <td className={cell}>
              {what}
              <span className="block text-muted text-sm sm:hidden">{date}</span>
              <span className="wrap-anywhere block text-muted text-sm">
                <Link to={`/exchange/${listing}`} className="underline-offset-4 hover:underline">
                  {seller}
                </Link>
                {note !== null && (
                  <>
                    {" · "}
                    <span className="whitespace-nowrap">note {note}</span>
                  </>
                )}
              </span>
              {reference && <TransactionReference {...reference} />}
            </td>
            <td className={classes(cell, "whitespace-nowrap text-right")}>
              {isOut ? "−" : "+"}
              {amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

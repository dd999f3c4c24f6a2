import { Link } from "react-router";
import { AssigneeMark } from "~/desk/features/assignment/assignee-mark";
import type { DeskRow } from "./desk.ts";
import { nameOf } from "./row-parts.tsx";

/** Lower than a text's usual lines: the desk shows fifteen of these on a small screen. */
const firstLine = "md:@min-[62rem]:flex md:@min-[62rem]:gap-x-1.5 md:@min-[62rem]:leading-4";
const secondLine =
  "md:@min-[62rem]:flex md:@min-[62rem]:gap-x-2 md:@min-[62rem]:text-xs md:@min-[62rem]:leading-3.5 md:@min-[62rem]:*:leading-3.5";
const whole = "inline-block md:@min-[62rem]:block md:@min-[62rem]:truncate";

/**
 * A receivable's number and seller, and below them its customer and who looks after it: in a wide table each
 * line is cut where it is longer than its column; elsewhere what doesn't fit beside the rest takes a line.
 */
export function ReceivableName({
  row: { listing, who, about, contact },
}: {
  readonly row: Pick<DeskRow, "listing" | "who" | "about" | "contact">;
}) {
  return (
    <>
      <span className={firstLine}>
        <Link
          to={`/exchange/${listing}`}
          aria-label={`Receivable #${listing}`}
          className="whitespace-nowrap font-medium underline decoration-1 underline-offset-3"
        >
          #{listing}
        </Link>{" "}
        <span className={whole}>{nameOf(who)}</span>
      </span>
      {(about || contact) && (
        <>
          {" "}
          <span className={secondLine}>
            {about && <span className={`${whole} text-muted`}>{about}</span>}{" "}
            {contact && <AssigneeMark assignee={contact.assignee} />}
          </span>
        </>
      )}
    </>
  );
}

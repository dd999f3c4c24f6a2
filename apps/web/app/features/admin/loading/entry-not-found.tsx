import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** An address of the portal with no entry behind it: mistyped, cut off, or from another marketplace. */
export function EntryNotFound() {
  return (
    <Notice
      title="There's nothing here"
      className="mt-6"
      action={
        <Link to="/admin" className={buttonClass({ size: "sm", variant: "outline" })}>
          All requests
        </Link>
      }
    >
      The link may be incomplete, or the draft may have been deleted. Search the lists to find a
      request or an investor.
    </Notice>
  );
}

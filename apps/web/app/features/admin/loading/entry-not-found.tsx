import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** An address of the portal with no entry behind it: mistyped, cut off, or from another marketplace. */
export function EntryNotFound() {
  return (
    <Notice
      title="There is no entry at this address"
      className="mt-6"
      action={
        <Link to="/admin" className={buttonClass({ size: "sm", variant: "outline" })}>
          All requests
        </Link>
      }
    >
      The link may have been cut off; a search in the lists finds every request and investor. A
      draft of an article may have been deleted.
    </Notice>
  );
}

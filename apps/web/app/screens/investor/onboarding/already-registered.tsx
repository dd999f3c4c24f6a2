import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** In place of a form that could only be refused. */
export function AlreadyRegistered() {
  return (
    <Notice
      tone="good"
      title="This wallet is already registered"
      className="mt-7"
      action={
        <Link to="/investor" className={buttonClass({ size: "sm" })}>
          Go to the investor portal
        </Link>
      }
    >
      You don't need to register it again. The investor portal shows where your registration stands.
      To register a different wallet, switch accounts in your wallet.
    </Notice>
  );
}

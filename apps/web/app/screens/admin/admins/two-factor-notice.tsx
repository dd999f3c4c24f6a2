import type { AdminAccount } from "@tenora/database/admin/manage-admins";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** How many admins sign in with a password alone: whoever has one decides on every request. */
export function TwoFactorNotice({ accounts }: { readonly accounts: readonly AdminAccount[] }) {
  const current = accounts.filter(({ revokedAt }) => revokedAt === null);
  const without = current.filter(({ hasTwoFactor }) => !hasTwoFactor);
  if (without.length === 0) return null;
  const isOwnOff = without.some(({ isSelf }) => isSelf);
  return (
    <Notice
      tone="warning"
      role="none"
      className="mt-4"
      title={`Two-factor sign-in is off for ${without.length} of ${current.length} ${current.length === 1 ? "admin" : "admins"}`}
      action={
        isOwnOff && (
          <Link to="/admin/two-factor" className={buttonClass({ size: "sm", variant: "outline" })}>
            Turn on yours
          </Link>
        )
      }
    >
      A stolen password is enough to sign in as{" "}
      {without.length === 1 ? "that admin" : "any of them"}.
    </Notice>
  );
}

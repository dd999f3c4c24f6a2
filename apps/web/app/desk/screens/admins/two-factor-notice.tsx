import type { AdminAccount } from "@tenora/database/admin/manage-admins";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { Notice } from "~/ui/notice";

interface TwoFactorNoticeProps {
  readonly accounts: readonly AdminAccount[];
  /** By the settings: those without it reach nothing but its set-up. */
  readonly isRequired?: boolean;
}

/** How many admins sign in with a password alone: a stolen one decides on every request. */
export function TwoFactorNotice({ accounts, isRequired = false }: TwoFactorNoticeProps) {
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
      {isRequired ? (
        <>
          {without.length === 1 ? "That admin" : "Each of them"} has to set it up first. Until then,
          a stolen password is enough to set it up for them.
        </>
      ) : (
        <>
          A stolen password is enough to sign in as{" "}
          {without.length === 1 ? "that admin" : "any of them"}.
        </>
      )}
    </Notice>
  );
}

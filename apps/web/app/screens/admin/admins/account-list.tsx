import type { AdminAccount } from "@tenora/database/manage-admins";
import { formatMoment } from "@tenora/domain/dates";
import { useState } from "react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Dialog } from "~/ui/dialog";
import { useAct } from "../use-act.ts";

export function AccountList({ accounts }: { accounts: readonly AdminAccount[] }) {
  const { run, isUpdating } = useAct();
  const [chosen, setChosen] = useState<AdminAccount | null>(null);

  async function disable({ userId, email }: AdminAccount) {
    await run({
      path: `/api/admin/admins/${userId}`,
      method: "DELETE",
      progress: { title: "Disabling", description: "Please wait a moment..." },
      done: { title: "Admin disabled", description: `${email} is signed out everywhere.` },
      failed: { title: "Update failed", description: "Nothing was changed. Please try again." },
    });
    setChosen(null);
  }

  return (
    <>
      <h3 className="mt-8 font-semibold">Accounts</h3>
      <ul className={classes(cardClass, "mt-3 divide-y divide-line")}>
        {accounts.map((account) => (
          <Account key={account.userId} account={account} onDisable={() => setChosen(account)} />
        ))}
      </ul>
      <Dialog
        open={chosen !== null}
        onClose={() => setChosen(null)}
        size="sm"
        title="Disable this admin?"
        footer={
          chosen && (
            <>
              <Button variant="outline" onClick={() => setChosen(null)}>
                Keep
              </Button>
              <Button variant="destructive" busy={isUpdating} onClick={() => void disable(chosen)}>
                Disable
              </Button>
            </>
          )
        }
      >
        <p className="break-words">
          {chosen?.email} is signed out everywhere at once and cannot come back without another
          invitation. What was done stays in the audit log.
        </p>
      </Dialog>
    </>
  );
}

function Account({ account, onDisable }: { account: AdminAccount; onDisable: () => void }) {
  const { email, createdAt, revokedAt, hasTwoFactor, isSelf } = account;
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 p-4 sm:p-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 break-all font-medium">
          {email} {isSelf && <Badge tone="good">You</Badge>}
          {revokedAt && <Badge tone="bad">Disabled</Badge>}
        </p>
        <p className="figures break-words text-muted text-sm">
          {revokedAt
            ? `Until ${formatMoment(new Date(revokedAt))} UTC`
            : `Since ${formatMoment(new Date(createdAt))} UTC · second factor ${hasTwoFactor ? "on" : "off"}`}
        </p>
      </div>
      {!isSelf && !revokedAt && (
        <Button size="sm" variant="outline" aria-label={`Disable ${email}`} onClick={onDisable}>
          Disable
        </Button>
      )}
    </li>
  );
}

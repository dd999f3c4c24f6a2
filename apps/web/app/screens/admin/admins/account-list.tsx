import type { AdminAccount } from "@tenora/database/admin/manage-admins";
import { formatMoment } from "@tenora/domain/text/format-date";
import { useState } from "react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { DisableDialog } from "./disable-dialog.tsx";

interface AccountListProps {
  readonly accounts: readonly AdminAccount[];
  readonly hasTwoFactor: boolean;
}

export function AccountList({ accounts, hasTwoFactor }: AccountListProps) {
  const [chosen, setChosen] = useState<AdminAccount | null>(null);
  return (
    <>
      <h3 className="mt-8 font-semibold">Accounts</h3>
      <ul className={classes(cardClass, "mt-3 divide-y divide-line")}>
        {accounts.map((account) => (
          <Account key={account.userId} account={account} onDisable={() => setChosen(account)} />
        ))}
      </ul>
      {chosen && (
        <DisableDialog
          account={chosen}
          hasTwoFactor={hasTwoFactor}
          // When the response is late, the dialog may already be about another account.
          onClose={() => setChosen((now) => (now === chosen ? null : now))}
        />
      )}
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
            ? `Disabled ${formatMoment(new Date(revokedAt))} UTC`
            : `Since ${formatMoment(new Date(createdAt))} UTC · two-factor authentication ${hasTwoFactor ? "on" : "off"}`}
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

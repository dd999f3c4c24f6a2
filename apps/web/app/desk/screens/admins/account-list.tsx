import type { AdminAccount } from "@tenora/database/admin/manage-admins";
import { formatMoment, formatShortDate } from "@tenora/domain/text/format-date";
import { useState } from "react";
import { Link } from "react-router";
import {
  actionCell,
  ListCell,
  ListRow,
  ListTable,
  mainCell,
  narrowCell,
  wideOnly,
} from "~/desk/features/list/table/list-table";
import { rowButton } from "~/desk/features/list/table/row-link";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { DisableDialog } from "./disable-dialog.tsx";

const columns = [
  { name: "Admin", className: "w-full" },
  "Two-factor",
  { name: "Last action (UTC)", className: wideOnly },
  "Date",
  "Actions",
];

const turnOn =
  "ml-2 inline-flex min-h-6 items-center underline decoration-1 underline-offset-4 pointer-coarse:-my-2 pointer-coarse:min-h-11";

interface AccountListProps {
  readonly accounts: readonly AdminAccount[];
  readonly hasTwoFactor: boolean;
}

export function AccountList({ accounts, hasTwoFactor }: AccountListProps) {
  const [chosen, setChosen] = useState<AdminAccount | null>(null);
  return (
    <div>
      <h3 className="font-medium">Accounts</h3>
      <ListTable columns={columns}>
        {accounts.map((account) => (
          <Account key={account.userId} account={account} onDisable={() => setChosen(account)} />
        ))}
      </ListTable>
      {chosen && (
        <DisableDialog
          account={chosen}
          hasTwoFactor={hasTwoFactor}
          // When the response is late, the dialog may already be about another account.
          onClose={() => setChosen((now) => (now === chosen ? null : now))}
        />
      )}
    </div>
  );
}

function Account({ account, onDisable }: { account: AdminAccount; onDisable: () => void }) {
  const { email, createdAt, revokedAt, lastActionAt, hasTwoFactor, isSelf } = account;
  return (
    <ListRow>
      <ListCell className={mainCell} title={email}>
        <span className="flex items-center gap-2">
          <span className="min-w-0 truncate font-medium">{email}</span>
          {isSelf && <Badge tone="good">You</Badge>}
          {revokedAt && <Badge tone="bad">Disabled</Badge>}
        </span>
      </ListCell>
      <ListCell className={classes(narrowCell, "max-md:order-1 max-md:text-xs")}>
        <span className="md:hidden">Two-factor </span>
        <span className={classes("md:capitalize", !hasTwoFactor && "text-amber")}>
          {hasTwoFactor ? "on" : "off"}
        </span>
        {isSelf && !hasTwoFactor && (
          <Link to="/admin/two-factor" className={turnOn}>
            Turn on<span className="sr-only"> two-factor authentication</span>
          </Link>
        )}
      </ListCell>
      <ListCell className={classes(narrowCell, wideOnly, "figures")}>
        {lastActionAt === null ? (
          <span className="text-muted">None yet</span>
        ) : (
          formatMoment(new Date(lastActionAt))
        )}
      </ListCell>
      <ListCell
        className={classes(narrowCell, "figures max-md:truncate max-md:text-muted max-md:text-xs")}
      >
        {revokedAt ? "Disabled" : "Since"} {formatShortDate(new Date(revokedAt ?? createdAt))}
      </ListCell>
      <ListCell className={actionCell}>
        {!isSelf && !revokedAt && (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Disable ${email}`}
            onClick={onDisable}
            className={rowButton}
          >
            Disable
          </Button>
        )}
      </ListCell>
    </ListRow>
  );
}

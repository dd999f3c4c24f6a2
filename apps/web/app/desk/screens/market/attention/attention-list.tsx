import { ListTable } from "~/desk/features/list/table/list-table";
import { useWallet } from "~/wallet/wallet-provider";
import type { DeskRow } from "../desk.ts";
import { hasAction } from "./attention-button.tsx";
import { AttentionRow, foldedWhereNarrow, hasCase } from "./attention-row.tsx";

interface AttentionListProps {
  readonly rows: readonly DeskRow[];
  /** The time of the exchange, in seconds since 1970. */
  readonly now: number;
  readonly isStale: boolean;
}

const columns = [
  { name: "Receivable", className: "w-full" },
  { name: "Problem", className: foldedWhereNarrow },
  { name: "Amount", className: "text-right" },
  { name: "When", className: foldedWhereNarrow },
  { name: "Last contact", className: foldedWhereNarrow },
];
const actionColumn = { name: "Action", className: "text-right" };

/** What an operator can do something about: one line each, and on phones a card. */
export function AttentionList({ rows, now, isStale }: AttentionListProps) {
  const { isConnected, isReady } = useWallet();
  // Without a wallet only cases can be opened, and a line above the list says what one is needed for.
  const canSend = isConnected || !isReady;
  const hasActions = rows.some((row) => hasCase(row) || (canSend && hasAction(row)));
  return (
    <div className="@container">
      <ListTable columns={hasActions ? [...columns, actionColumn] : columns} isStale={isStale}>
        {rows.map((row) => (
          <AttentionRow
            key={row.key}
            row={row}
            now={now}
            canSend={canSend}
            hasActions={hasActions}
          />
        ))}
      </ListTable>
    </div>
  );
}

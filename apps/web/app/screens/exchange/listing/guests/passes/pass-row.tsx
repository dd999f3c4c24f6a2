import { formatCount } from "@tenora/domain/money/format-amount";
import type { PassStatus } from "@tenora/domain/receivable/status/pass-status";
import { formatMoment } from "@tenora/domain/text/format-date";
import { type ReactNode, useCallback } from "react";
import { TransactionButton } from "~/features/transaction/transaction-button";
import type { BuildIntent } from "~/transaction/state/transaction-intent";
import { Badge, type BadgeTone } from "~/ui/badge";
import type { SalePass } from "./sale-pass.ts";

const looks: Record<PassStatus, { readonly label: string; readonly tone: BadgeTone }> = {
  valid: { label: "Can buy", tone: "good" },
  expired: { label: "Expired", tone: "neutral" },
  revoked: { label: "Revoked", tone: "bad" },
  "used-up": { label: "Used up", tone: "neutral" },
};

interface PassRowProps {
  readonly kind: SalePass["kind"];
  readonly name: string;
  /** A second line: a wallet, or what each wallet can buy. */
  readonly detail: string;
  readonly digest: `0x${string}`;
  readonly cap: number;
  readonly used: number;
  readonly deadline: number;
  readonly status: PassStatus;
  readonly onRevoked: () => void;
  /** The buyers who used it. */
  readonly children?: ReactNode;
}

/** One invitation or link that the seller signed: how far it is used, and how to take it back. */
export function PassRow({
  kind,
  name,
  detail,
  digest,
  onRevoked,
  children,
  ...pass
}: PassRowProps) {
  const { cap, used, deadline, status } = pass;
  const build = useCallback<BuildIntent>(
    async (context) =>
      (await import("./revoke-intent.ts")).revokeIntent(context, { kind, name, digest }),
    [kind, name, digest],
  );
  const { label, tone } = looks[status];
  return (
    <li className="grid gap-1 border-line border-t py-3 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 break-words font-medium">{name}</span>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="figures text-muted text-sm">{detail}</p>
      <p className="figures text-sm">
        {formatCount(used)} of {formatCount(cap)} {cap === 1 ? "unit" : "units"} bought, until{" "}
        {formatMoment(new Date(deadline * 1_000))} UTC
      </p>
      {children}
      {status === "valid" && (
        <div>
          <TransactionButton
            id={`revoke:${digest}`}
            build={build}
            onConfirmed={onRevoked}
            variant="outline"
            size="sm"
            disconnected={null}
          >
            Revoke <span className="sr-only">{name}</span>
          </TransactionButton>
        </div>
      )}
    </li>
  );
}

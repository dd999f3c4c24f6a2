import { DomainError } from "@tenora/domain/domain-error";
import { parseWalletAddress } from "@tenora/domain/ethereum/wallet-address";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { data, Link, useRevalidator } from "react-router";
import { MarketUnavailable } from "~/features/receivable/live/market-unavailable";
import { useOwnWalletAddress } from "~/features/receivable/use-own-wallet-address";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { HiddenInvitations } from "~/features/wallet/hidden-invitations";
import { type RouteHandle, walletExportLimit } from "~/http/route-handle";
import { ownPageAudience } from "~/market/wallet-audience.server";
import { Button, buttonClass } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import { Notice } from "~/ui/notice";
import { type Period, readPeriod } from "../export/read-period.ts";
import type { Route } from "./+types/statement";
import { loadStatement } from "./statement.server.ts";
import { StatementSheet } from "./statement-sheet.tsx";

/** As its file: it reads as many rows. */
export const handle: RouteHandle = { rateLimits: { GET: walletExportLimit } };

export const meta = () => [
  ...pageMeta({
    title: "Statement",
    description: "What a wallet paid for its notes and received from them.",
  }),
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const typed = { from: params.get("from") ?? "", to: params.get("to") ?? "" };
  const wallet = parseWalletAddress(params.get("wallet") ?? "");
  if (wallet === null)
    return data(
      { kind: params.has("wallet") ? "no-address" : "no-wallet", wallet: null, typed } as const,
      {
        status: 400,
      },
    );
  const period = periodOf(params);
  if (period === null) return data({ kind: "no-period", wallet, typed } as const, { status: 400 });
  const asked = { request, context };
  const { audience, hidesInvitations } = await ownPageAudience(asked, wallet, "holder");
  const page = await loadStatement(context, wallet, { period, audience });
  if (page === null) return data({ kind: "unavailable", wallet, typed } as const, { status: 503 });
  return data({ kind: "found", wallet, typed, page, hidesInvitations } as const);
}

function periodOf(params: URLSearchParams): Period | null {
  try {
    return readPeriod(params);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** What a wallet paid and got between two days, to read and to print. */
export default function Statement({ loaderData }: Route.ComponentProps) {
  const { kind, wallet, typed } = loaderData;
  const { revalidate } = useRevalidator();
  // Without an address it is opened again with the connected wallet's.
  const { isOwn } = useOwnWalletAddress(kind === "no-wallet" ? null : (wallet ?? kind), {
    onlyOwn: false,
  });
  return (
    <div data-no-artwork className="page-width max-w-4xl py-6 sm:py-8 print:max-w-none print:p-0">
      <Link
        to={wallet === null ? "/investor/portfolio" : `/investor/portfolio?wallet=${wallet}`}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-muted hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Portfolio
      </Link>
      <h1 className="mt-2 font-serif text-title">Statement</h1>
      {wallet === null ? (
        <NoWallet />
      ) : (
        <PeriodForm
          key={`${typed.from} ${typed.to}`}
          wallet={wallet}
          typed={typed}
          isWrong={kind === "no-period"}
        />
      )}
      {kind === "unavailable" && (
        <MarketUnavailable title="We can't read this statement right now" />
      )}
      {isOwn && kind === "found" && loaderData.hidesInvitations && (
        <HiddenInvitations onSignedIn={revalidate} className="mt-6 print:hidden" />
      )}
      {kind === "found" && <StatementSheet page={loaderData.page} />}
    </div>
  );
}

function NoWallet() {
  return (
    <Notice
      tone="bad"
      role="none"
      title="We don't know whose statement you want"
      className="mt-6"
      action={
        <Link to="/investor/portfolio" className={buttonClass({ size: "sm" })}>
          Go to your portfolio
        </Link>
      }
    >
      Open it from your portfolio.
    </Notice>
  );
}

interface PeriodFormProps {
  readonly wallet: string;
  readonly typed: { readonly from: string; readonly to: string };
  readonly isWrong: boolean;
}

/** A form of its own address, so that it works without a script and can be bookmarked. */
function PeriodForm({ wallet, typed, isWrong }: PeriodFormProps) {
  return (
    <form method="get" className="mt-4 flex flex-wrap items-start gap-4 print:hidden">
      <input type="hidden" name="wallet" value={wallet} />
      <TextField
        label="From"
        name="from"
        type="date"
        defaultValue={typed.from}
        error={isWrong ? "Choose two days, with the earlier one first." : ""}
      />
      <TextField label="To" name="to" type="date" defaultValue={typed.to} />
      <Button type="submit" variant="outline" className="sm:mt-7">
        Show this period
      </Button>
    </form>
  );
}

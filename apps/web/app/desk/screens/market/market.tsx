import { useSearchParams } from "react-router";
import { PageLinks } from "~/desk/features/list/list-footer";
import { ListTools } from "~/desk/features/list/list-head";
import { RefreshButton } from "~/desk/features/list/refresh-button";
import { FilterLink } from "~/desk/features/list/status-filters";
import { ListSkeleton } from "~/desk/features/list/table/list-skeleton";
import { EmptyList } from "~/desk/features/list/table/list-table";
import { useListLoading } from "~/desk/features/list/use-list-loading";
import { LoadFailure } from "~/desk/features/loading/load-failure";
import { DialogHost } from "~/features/transaction/dialog-host";
import { ConnectButton } from "~/features/wallet/connect-button";
import { useWallet } from "~/wallet/wallet-provider";
import type { Route } from "./+types/market";
import { hasAction } from "./attention/attention-button.tsx";
import { AttentionList } from "./attention/attention-list.tsx";
import { topicWords } from "./attention/topics.ts";
import { Controls } from "./controls/controls.tsx";
import { Defaulted } from "./defaulted.tsx";
import { loadDesk } from "./desk.server.ts";
import type { DeskList, MarketDesk } from "./desk.ts";
import { DeskFrame, type DeskFrameProps } from "./desk-frame.tsx";
import { type DeskView, deskQuery, deskViews, topicsOf } from "./desk-query.ts";
import { Health } from "./health.tsx";
import { readReceivableSearch } from "./search/receivable-search.ts";
import { loadSearch } from "./search/search.server.ts";
import { searchFrame } from "./search/search-results.tsx";
import { SumLine } from "./sum-line.tsx";
import { UnclaimedCredits } from "./unclaimed-credits.tsx";

const path = "/admin/market";
const pages = { first: "First page", next: "Next page" };

/** What on the exchange needs an admin, or the receivables that a search finds. */
export function loader({ request, context }: Route.LoaderArgs) {
  const search = readReceivableSearch(new URL(request.url).searchParams.get("q"));
  return search === null ? loadDesk(request, context) : loadSearch(request, context, search);
}

export default function Market({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return null;
  const isSearch = loaderData !== "failed" && "query" in loaderData;
  return (
    <DialogHost>
      <DeskFrame {...(isSearch ? searchFrame(loaderData) : deskFrame(loaderData))} />
    </DialogHost>
  );
}

function deskFrame(page: MarketDesk | "failed"): DeskFrameProps {
  const shared = { title: "Market", tools: <RefreshButton /> };
  if (page === "failed")
    return { ...shared, beside: null, children: <LoadFailure title="Failed to load the market" /> };
  const { health, list } = page;
  const beside = <Health health={health} />;
  if (list === null) {
    const children = <LoadFailure title="The exchange can’t be read right now" />;
    return { ...shared, beside, children };
  }
  return {
    ...shared,
    beside,
    summary: (
      <>
        <SumLine sum={list.atRisk} what="late or disputed, with late fees, in" />
        <SumLine sum={list.defaulted.sum} what="in default, with late fees, in" />
      </>
    ),
    children: (
      <>
        <Attention list={list} />
        <UnclaimedCredits credits={list.credits} now={list.now} />
        <Defaulted list={list.defaulted} />
        <Controls newBusiness={list.newBusiness} hasConnectButton={list.rows.some(hasAction)} />
      </>
    ),
  };
}

function Attention({ list }: { list: DeskList }) {
  const [params] = useSearchParams();
  const loading = useListLoading(path);
  const { view, after } = deskQuery(params);
  const [topic] = topicsOf(view);
  const isOneTopic = view === topic;
  return (
    <section aria-label="Receivables" className="mt-1">
      <ListTools
        label="Filter by problem"
        filters={<Views current={view} counts={list.counts} />}
      />
      {/* Not where the rows have room for it themselves. */}
      {isOneTopic && list.rows.length > 0 && (
        <div className="@container">
          <p className="mt-2 text-muted text-sm @min-[88rem]:hidden">{topicWords[topic].task}</p>
        </div>
      )}
      {list.rows.some(hasAction) && <WalletHint />}
      {loading === "skeleton" ? (
        <ListSkeleton label="Loading the market" />
      ) : list.rows.length === 0 ? (
        <EmptyList isOlder={after !== undefined}>
          {isOneTopic
            ? "Nothing of this kind needs action."
            : "Nothing on the exchange needs action."}
        </EmptyList>
      ) : (
        <AttentionList rows={list.rows} now={list.now} isStale={loading === "stale"} />
      )}
      <PageLinks path={path} older={list.next} labels={pages} />
    </section>
  );
}

interface ViewsProps {
  readonly current: DeskView;
  readonly counts: DeskList["counts"];
}

/** The queue, all, and each problem that there is any of: every tab with its count. */
const Views = ({ current, counts }: ViewsProps) =>
  deskViews.map((view) => {
    const count = topicsOf(view).reduce((sum, one) => sum + counts[one], 0);
    const isGroup = view === "pressing" || view === "all";
    if (!isGroup && count === 0 && view !== current) return null;
    return (
      <FilterLink
        key={view}
        search={view === "pressing" ? "" : `?topic=${view}`}
        isCurrent={view === current}
      >
        {isGroup ? groupWords[view] : topicWords[view].label}{" "}
        <span className="figures">{count}</span>
      </FilterLink>
    );
  });

const groupWords = { pressing: "Needs action", all: "All" } as const;

/** Until a wallet is connected: what one is needed for. */
function WalletHint() {
  const { isConnected, isReady } = useWallet();
  if (!isReady || isConnected) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line bg-surface-sunken px-3 py-1.5 text-sm md:py-0.5">
      <p className="min-w-0 flex-1 basis-64">
        <span className="font-medium">Connect a wallet to act.</span>{" "}
        <span className="text-muted">
          Any wallet can record a default, cancel or release a sale, or pay the holders. The audit
          log names you.
        </span>
      </p>
      <ConnectButton
        size="sm"
        // As low as the buttons of the rows below it.
        className="md:[&_button]:min-h-6.5! md:pointer-coarse:[&_button]:min-h-11!"
      />
    </div>
  );
}

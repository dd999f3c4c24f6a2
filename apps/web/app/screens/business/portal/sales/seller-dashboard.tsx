import { Link } from "react-router";
import { byUrgency, type MarketTask } from "~/features/dashboard/market-task";
import { TaskList } from "~/features/dashboard/task-list";
import { MarketState } from "~/features/receivable/live/market-state";
import { statusWords } from "~/features/receivable/status-words";
import { FigureStrip } from "~/features/receivable/summary/figure-strip";
import { HiddenInvitations } from "~/features/wallet/hidden-invitations";
import { Badge } from "~/ui/badge";
import { Button, buttonClass } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import { Notice } from "~/ui/notice";
import { RequestTasks, useRequestTasks } from "./request-tasks.tsx";
import type { OwnReceivable, SellerOverview } from "./seller-overview.ts";
import { useSellerOverview } from "./use-seller-overview.ts";

/** What an approved business has raised, owes and has to do. */
export default function SellerDashboard({ isSuspended = false }: { isSuspended?: boolean }) {
  const { data, error, isFetching, refetch } = useSellerOverview({ enabled: true });
  const requests = useRequestTasks();
  const overview = data?.overview ?? null;
  if (overview === null && (error !== null || data !== undefined))
    return (
      <>
        <Notice
          tone="bad"
          role="none"
          title="We can't read your receivables right now"
          action={
            <Button variant="outline" size="sm" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          They're safe on the chain, and so is your money. Try again in a minute.
        </Notice>
        {!isSuspended && <RequestTasks requests={requests} />}
      </>
    );
  if (overview === null) return <Loading />;
  const { late, others } = apart(isSuspended ? openPages(overview.tasks) : overview.tasks);
  return (
    <>
      <MarketState market={overview.market} />
      {data?.hidesInvitations && <HiddenInvitations onSignedIn={refetch} className="mb-6" />}
      {late && <LateStrip task={late} />}
      <FigureStrip figures={overview.figures} />
      <div className="mt-10 grid gap-10 xl:grid-cols-2">
        <TaskList
          tasks={isSuspended ? others : byUrgency([...others, ...requests.tasks])}
          empty={
            late
              ? "Nothing else to do."
              : emptyWords(overview, { isProven: requests.isProven, isSuspended })
          }
        >
          {!isSuspended && <RequestTasks requests={requests} />}
        </TaskList>
        <Latest overview={overview} />
      </div>
    </>
  );
}

/** What is late stands above everything else; what waits is listed. */
function apart(tasks: readonly MarketTask[]) {
  const [first, ...rest] = tasks;
  return first?.tone === "bad" ? { late: first, others: rest } : { late: null, others: tasks };
}

function LateStrip({ task: { text, to, action } }: { task: MarketTask }) {
  return (
    <Notice tone="bad" role="none" className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="figures wrap-anywhere min-w-0 flex-1 basis-56 font-medium">{text}</p>
        <Link to={to} className={buttonClass({ size: "sm" })}>
          {action}
        </Link>
      </div>
    </Notice>
  );
}

/** A suspended business's tasks lead to pages that are open to everyone. */
const openPages = (tasks: readonly MarketTask[]): MarketTask[] =>
  tasks.flatMap((task) => (task.elsewhere ? [{ ...task, to: task.elsewhere }] : []));

function emptyWords(
  { listed }: SellerOverview,
  { isProven, isSuspended }: { readonly isProven: boolean; readonly isSuspended: boolean },
): string {
  // Its requests are closed: it can bring no invoice, and whether one waits isn't said.
  if (isSuspended) return "No payments to make.";
  if (listed > 0) return isProven ? "You're all caught up." : "No payments to make.";
  return "Bring an invoice that your customer will pay in the next twelve months. You'll see the full cost before you sign anything.";
}

function Latest({ overview: { latest, listed } }: { overview: SellerOverview }) {
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className="font-medium font-serif text-heading">
        Latest receivables
      </h2>
      {latest.length === 0 ? (
        <p className="mt-3 text-muted">
          None yet. Receivables you publish on the exchange appear here.
        </p>
      ) : (
        <>
          <ul className={classes(cardClass, "mt-4 divide-y divide-line")}>
            {latest.map((receivable) => (
              <Receivable key={receivable.id} receivable={receivable} />
            ))}
          </ul>
          <Link
            to="/business/payments"
            className={buttonClass({ variant: "outline", className: "mt-4" })}
          >
            {listed > latest.length ? `View all ${listed}` : "See payments"}
          </Link>
        </>
      )}
    </section>
  );
}

function Receivable({ receivable: { id, status, face, detail } }: { receivable: OwnReceivable }) {
  const { label, tone } = statusWords[status];
  return (
    <li className="relative flex items-center justify-between gap-x-4 gap-y-1.5 px-5 py-3 hover:bg-surface-sunken max-sm:flex-col max-sm:items-start">
      <div className="min-w-0">
        <p className="font-medium">
          <Link to={`/exchange/${id}`} className="after:absolute after:inset-0">
            Receivable #{id}
          </Link>
        </p>
        <p className="figures text-muted text-sm">
          {/* Wrapped between the two, if anywhere. */}
          <span className="inline-block">
            {face}
            {detail && "\u00a0·"}
          </span>{" "}
          <span className="inline-block">{detail}</span>
        </p>
      </div>
      <Badge tone={tone}>{label}</Badge>
    </li>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Loading your figures">
      <Skeleton className="h-40 w-full xl:h-24" />
      <div className="mt-10 grid gap-10 xl:grid-cols-2">
        <Skeleton className="h-72 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    </SkeletonGroup>
  );
}

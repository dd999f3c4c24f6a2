import { requestName } from "@tenora/domain/funding-request/request-name";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { MarketTask } from "~/features/dashboard/market-task";
import { useSignIn } from "~/features/wallet/sign-in/sign-in-first";
import { Button } from "~/ui/button";
import { useWallet } from "~/wallet/wallet-provider";
import type { FundingRequestSummary } from "../../funding-request/api/responses.ts";
import { useOwnRequests } from "../../funding-request/request-queries.ts";

/** What waits of the funding requests, which only their owner may read. */
interface RequestWork {
  readonly tasks: readonly MarketTask[];
  /** The server knows whose wallet this is. */
  readonly isProven: boolean;
  /** They can't be read before the wallet has signed in. */
  readonly isHidden: boolean;
  readonly again: () => void;
}

export function useRequestTasks(): RequestWork {
  const { walletAddress } = useWallet();
  const { data, refetch } = useOwnRequests();
  const isProven = data?.wallet === walletAddress.toLowerCase();
  return {
    tasks: isProven ? data.requests.flatMap((request) => taskOf(request) ?? []) : [],
    isProven,
    isHidden: data !== undefined && !isProven,
    again: () => void refetch(),
  };
}

function taskOf(request: FundingRequestSummary): MarketTask | null {
  const { id, status, isExpired, draft, attestationExpiresAt } = request;
  const name = requestName(draft) || "your new request";
  const task = { key: id, to: `/business/funding-request/${id}` };
  switch (status) {
    case "draft":
      return {
        ...task,
        label: "Draft",
        tone: "neutral",
        text: `Finish ${name} and submit it for review.`,
        action: "Continue",
      };
    case "changes-requested":
      return {
        ...task,
        label: "Changes requested",
        tone: "waiting",
        text: `Make the changes we asked for in ${name}, then sign again.`,
        action: "Make changes",
      };
    case "attested": {
      const until = attestationExpiresAt && formatShortDate(new Date(attestationExpiresAt));
      return isExpired
        ? {
            ...task,
            label: "Approval expired",
            tone: "waiting",
            text: `${name} wasn't published in time. Sign and submit it again.`,
            action: "Submit again",
          }
        : {
            ...task,
            label: "Approved",
            tone: "good",
            text: `Publish ${name} on the exchange${until ? ` by ${until}` : ""}.`,
            action: "Publish",
          };
    }
    case "listed":
      return guestTask(request, name);
    default:
      return null;
  }
}

/** A sale by invitation or link needs its seller, who lets the buyers in. */
function guestTask(
  { id, listingId, guests }: FundingRequestSummary,
  name: string,
): MarketTask | null {
  if (!guests) return null;
  const { gate, asking, signed } = guests;
  const task = { key: `guests:${id}`, to: `/exchange/${listingId}` };
  if (asking > 0) {
    const text = `${asking === 1 ? "1 person asks" : `${asking} people ask`} to join ${name}.`;
    return { ...task, label: "Asking to join", tone: "waiting", text, action: "Invite them" };
  }
  if (signed > 0) return null;
  return gate === "invite"
    ? {
        ...task,
        label: "Nobody invited",
        tone: "waiting",
        text: `Nobody is invited to ${name} yet.`,
        action: "Invite people",
      }
    : {
        ...task,
        label: "No link yet",
        tone: "waiting",
        text: `${name} is on sale by link, and you haven't made one yet.`,
        action: "Share your link",
      };
}

/** The way to the tasks of the requests, until the wallet has signed in. */
export function RequestTasks({ requests: { isHidden, again } }: { requests: RequestWork }) {
  const { isBusy, signIn } = useSignIn(again);
  if (!isHidden) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="text-muted">
        Your funding requests are private. Sign in with your wallet to see them (free).
      </p>
      <Button variant="outline" size="sm" busy={isBusy} onClick={() => void signIn()}>
        {isBusy ? "Waiting for your wallet..." : "Show my requests"}
      </Button>
    </div>
  );
}

import { countWaiting } from "@tenora/database/operations/count-waiting";
import { isRouteErrorResponse, Link, Outlet } from "react-router";
import { ActionRecorder } from "~/desk/features/actions/action-recorder.tsx";
import { CurrentAdminContext } from "~/desk/features/in-memory-state.ts";
import { LoadFailure } from "~/desk/features/loading/load-failure.tsx";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { buttonClass } from "~/ui/button";
import { useLastLoaded } from "~/ui/loading/use-last-loaded";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/admin";
import { SignIn } from "./account/sign-in/sign-in.tsx";
import { Desk } from "./frame/desk.tsx";
import { loadAsAdmin, loadForSession } from "./load-as-admin.server.ts";
import { countUrgent } from "./market/attention/count-urgent.server.ts";

export const meta = () => [
  ...pageMeta({ title: "Admin Portal", description: "Operations portal." }),
  { name: "robots", content: "noindex" },
];

/**
 * The current admin and what waits for them. Without a session every address below /admin shows the sign-in
 * screen.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const current = await loadForSession(request, context, (session) => session);
  if (current === "failed") return current;
  if (current === null) return { email: null, waiting: null, mustSetUpTwoFactor: false };
  const { email, mustSetUpTwoFactor } = current;
  if (mustSetUpTwoFactor) return { email, waiting: null, mustSetUpTwoFactor };
  const [waiting, market] = await Promise.all([
    loadAsAdmin(request, context, countWaiting),
    countUrgent(context),
  ]);
  const isKnown = waiting !== null && waiting !== "failed";
  return { email, waiting: isKnown ? { ...waiting, market } : null, mustSetUpTwoFactor };
}

/**
 * Turns a network error, or a proxy's own error page, into "failed" for each route of the portal, as
 * if our server had failed to load its data: each screen then reports it in its own place. One request
 * loads all routes, so they fail together.
 */
const networkErrorMiddleware: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const results = await next();
  if (request.signal.aborted) return results;
  for (const [routeId, { type, result }] of Object.entries(results)) {
    if (type !== "error" || !routeId.startsWith("desk/screens/") || isOurs(result)) continue;
    results[routeId] = { type: "data", result: "failed" };
  }
  return results;
};

/** A redirect or a 404 comes from our server. */
const isOurs = (result: unknown) =>
  result instanceof Response || (isRouteErrorResponse(result) && result.data === null);

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [networkErrorMiddleware];

export default function AdminPortal({ loaderData }: Route.ComponentProps) {
  const { lastLoaded } = useLastLoaded(loaderData);
  if (lastLoaded?.email === null) return <SignIn />;
  return (
    // The admin is unknown while sessions cannot be read; each screen reports that.
    <Desk
      email={lastLoaded?.email ?? null}
      waiting={lastLoaded?.waiting ?? null}
      isAccountOnly={lastLoaded?.mustSetUpTwoFactor}
    >
      {/* Another admin may have signed in in a second tab: nothing that was open is for them. */}
      <CurrentAdminContext key={lastLoaded?.email} value={lastLoaded?.email ?? null}>
        <ActionRecorder />
        <Outlet />
      </CurrentAdminContext>
    </Desk>
  );
}

/**
 * Shows a missing entry or a page that failed to render inside the portal. Must not throw itself: the
 * server renders it too, and the whole response would fail.
 */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const email = (loaderData === "failed" ? null : loaderData?.email) ?? null;
  return (
    <Desk email={email} isSignedIn={email !== null}>
      {isMissing ? (
        <EntryNotFound />
      ) : (
        <LoadFailure
          title="Failed to load this page"
          why="Something went wrong while we displayed it."
        />
      )}
    </Desk>
  );
}

/** An address of the portal without an entry: mistyped, cut off, or of another marketplace. */
function EntryNotFound() {
  return (
    <Notice
      title="There's nothing here"
      className="mt-6"
      action={
        <Link to="/admin" className={buttonClass({ size: "sm", variant: "outline" })}>
          All requests
        </Link>
      }
    >
      The link may be incomplete, or the draft may have been deleted. Search the lists to find a
      request or an investor.
    </Notice>
  );
}

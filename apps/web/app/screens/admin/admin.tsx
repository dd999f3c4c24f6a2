import { isRouteErrorResponse, Outlet } from "react-router";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { CurrentAdminContext } from "../../features/admin/in-memory-state.ts";
import { EntryNotFound } from "../../features/admin/loading/entry-not-found.tsx";
import { LoadFailure } from "../../features/admin/loading/load-failure.tsx";
import { useLastLoaded } from "../../features/admin/loading/use-last-loaded.ts";
import type { Route } from "./+types/admin";
import { SignIn } from "./account/sign-in/sign-in.tsx";
import { AdminHeader } from "./admin-header.tsx";
import { loadForSession } from "./load-as-admin.server.ts";
import { networkErrorMiddleware } from "./network-error-middleware.ts";

export const meta = () => [
  ...pageMeta({ title: "Admin Portal", description: "Operations portal." }),
  { name: "robots", content: "noindex" },
];

/** Who is signed in; whoever is not sees the sign-in screen at every address below /admin. */
export function loader({ request, context }: Route.LoaderArgs) {
  return loadForSession(request, context, (session) => ({ email: session?.email ?? null }));
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [networkErrorMiddleware];

export default function AdminPortal({ loaderData }: Route.ComponentProps) {
  const { lastLoaded } = useLastLoaded(loaderData);
  if (lastLoaded?.email === null) return <SignIn />;
  return (
    <div className="page-width pt-8 pb-20">
      {/* Nobody knows who is signed in while the sessions cannot be read; each place says so. */}
      <AdminHeader email={lastLoaded?.email ?? null} />
      {/* Another one may have signed in in a second tab: nothing that was open stays open for him. */}
      <CurrentAdminContext key={lastLoaded?.email} value={lastLoaded?.email ?? null}>
        <Outlet />
      </CurrentAdminContext>
    </div>
  );
}

/**
 * What could not be shown stays within the portal: an entry that is not there, and a page that
 * broke while it was drawn. Also drawn by the server, where whatever it threw itself would take the
 * whole answer along.
 */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const email = loaderData === "failed" ? null : loaderData?.email;
  return (
    <div className="page-width pt-8 pb-20">
      {email ? (
        <AdminHeader email={email} />
      ) : (
        <h1 className="font-medium font-serif text-title">Admin Operations Portal</h1>
      )}
      {isMissing ? (
        <EntryNotFound />
      ) : (
        <LoadFailure
          title="Failed to load this page"
          why="Something went wrong while we displayed it."
        />
      )}
    </div>
  );
}

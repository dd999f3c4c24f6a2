import { listAdminSessions, type OwnAdminSession } from "@tenora/database/admin/admin-sessions";
import { formatMoment } from "@tenora/domain/text/format-date";
import { Link } from "react-router";
import { Badge } from "~/ui/badge";
import { Button, buttonClass } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { useAdminAction } from "../../../../features/admin/actions/use-admin-action.ts";
import { LoadFailure } from "../../../../features/admin/loading/load-failure.tsx";
import { loadAsAdmin } from "../../load-as-admin.server.ts";
import type { Route } from "./+types/sessions";
import { nameBrowser } from "./name-browser.ts";

/** The admin's active sessions. */
export function loader({ request, context }: Route.LoaderArgs) {
  return loadAsAdmin(request, context, listAdminSessions);
}

export default function Sessions({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return null;
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className="font-medium font-serif text-heading">
        Active sessions
      </h2>
      <p className="mt-2 max-w-[65ch] text-muted">
        Browsers signed in with your account. End any you don't recognise, then reset your password.
      </p>
      <Link
        to="/admin/two-factor"
        className={buttonClass({ variant: "outline", className: "mt-4" })}
      >
        Two-factor authentication
      </Link>
      {loaderData === "failed" ? (
        <LoadFailure title="Failed to load your sessions" />
      ) : (
        <ul className={classes(cardClass, "mt-6 divide-y divide-line")}>
          {loaderData.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Session({ session }: { session: OwnAdminSession }) {
  const { run, isUpdating } = useAdminAction();
  const name = nameBrowser(session.browser);
  const end = () =>
    run({
      path: `/api/admin/sessions/${session.id}`,
      method: "DELETE",
      progress: { title: "Ending the session", description: "Please wait a moment..." },
      done: { title: "Session ended", description: `${name} is signed out.` },
      failed: {
        title: "Update failed",
        description: "The session is still active. Please try again.",
      },
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 p-4 sm:p-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name} {session.isCurrent && <Badge tone="good">This browser</Badge>}
        </p>
        <p className="figures break-words text-muted text-sm">
          Since {formatMoment(new Date(session.createdAt))} UTC
          {session.address && ` · from ${session.address}`}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          size="sm"
          variant="outline"
          disabled={isUpdating}
          aria-label={`End the session of ${name}`}
          onClick={end}
        >
          End
        </Button>
      )}
    </li>
  );
}

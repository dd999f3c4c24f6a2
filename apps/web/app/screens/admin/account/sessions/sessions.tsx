import { listAdminSessions, type OwnAdminSession } from "@tenora/database/admin/admin-sessions";
import { formatMoment } from "@tenora/domain/text/format-date";
import { Link } from "react-router";
import { ListHead } from "~/features/admin/list/list-head";
import {
  actionCell,
  ListCell,
  ListRow,
  ListTable,
  mainCell,
  narrowCell,
} from "~/features/admin/list/table/list-table";
import { rowButton } from "~/features/admin/list/table/row-link";
import { Badge } from "~/ui/badge";
import { Button, buttonClass } from "~/ui/button";
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

const columns = [{ name: "Browser", className: "w-full" }, "Address", "Date (UTC)", "Actions"];

export default function Sessions({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return null;
  return (
    <section aria-labelledby="sessions">
      <ListHead id="sessions" title="Active sessions">
        <Link to="/admin/two-factor" className={buttonClass({ variant: "outline", size: "sm" })}>
          Two-factor authentication
        </Link>
      </ListHead>
      <p className="text-muted text-sm">
        Browsers signed in with your account. End any you don't recognise, then reset your password.
      </p>
      {loaderData === "failed" ? (
        <LoadFailure title="Failed to load your sessions" />
      ) : (
        <ListTable columns={columns}>
          {loaderData.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ListTable>
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
    <ListRow>
      <ListCell className={mainCell} title={name}>
        <span className="flex items-center gap-2">
          <span className="min-w-0 truncate font-medium">{name}</span>
          {session.isCurrent && <Badge tone="good">This browser</Badge>}
        </span>
      </ListCell>
      <ListCell
        label="Address"
        className={classes(narrowCell, "figures max-md:order-1 max-md:text-xs")}
      >
        {session.address ?? "Unknown"}
      </ListCell>
      <ListCell className={classes(narrowCell, "figures max-md:text-muted max-md:text-xs")}>
        Since {formatMoment(new Date(session.createdAt))}
      </ListCell>
      <ListCell className={actionCell}>
        {!session.isCurrent && (
          <Button
            size="sm"
            variant="outline"
            disabled={isUpdating}
            aria-label={`End the session of ${name}`}
            onClick={end}
            className={rowButton}
          >
            End
          </Button>
        )}
      </ListCell>
    </ListRow>
  );
}

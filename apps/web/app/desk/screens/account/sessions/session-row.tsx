import type { OwnAdminSession } from "@tenora/database/admin/admin-sessions";
import { formatMoment } from "@tenora/domain/text/format-date";
import { useAdminAction } from "~/desk/features/actions/use-admin-action";
import {
  actionCell,
  ListCell,
  ListRow,
  mainCell,
  narrowCell,
} from "~/desk/features/list/table/list-table";
import { rowButton } from "~/desk/features/list/table/row-link";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { lastActiveWords } from "./last-active-words.ts";
import { nameBrowser } from "./name-browser.ts";

interface SessionRowProps {
  readonly session: OwnAdminSession;
  /** In ms since 1970. */
  readonly now: number;
}

/** One browser that is signed in, and the button that ends its session. */
export function SessionRow({ session, now }: SessionRowProps) {
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
      <ListCell
        className={classes(
          narrowCell,
          "figures max-md:order-2 max-md:col-span-2 max-md:text-muted max-md:text-xs",
        )}
      >
        <span className="md:hidden">Signed in </span>
        {formatMoment(new Date(session.createdAt))}
      </ListCell>
      <ListCell
        label="Last active"
        className={classes(narrowCell, "max-md:text-muted max-md:text-xs")}
      >
        {session.isCurrent ? "Now" : lastActiveWords(new Date(session.usedAt), now)}
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

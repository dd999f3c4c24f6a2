import { listAdminSessions, type OwnAdminSession } from "@tenora/database/admin/admin-sessions";
import { Link } from "react-router";
import { ListHead } from "~/desk/features/list/list-head";
import { ListTable } from "~/desk/features/list/table/list-table";
import { LoadFailure } from "~/desk/features/loading/load-failure";
import { servicesContext } from "~/services.server";
import { buttonClass } from "~/ui/button";
import { loadAsSignedInAdmin } from "../../load-as-admin.server.ts";
import type { Route } from "./+types/sessions";
import { EndOthers } from "./end-others.tsx";
import { SessionRow } from "./session-row.tsx";

/** The admin's active sessions. */
export function loader({ request, context }: Route.LoaderArgs) {
  return loadAsSignedInAdmin(request, context, async (tx) => ({
    sessions: await listAdminSessions(tx),
    now: context.get(servicesContext).now().getTime(),
  }));
}

const currentFirst = (sessions: readonly OwnAdminSession[]) =>
  [...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));

const columns = [
  { name: "Browser", className: "w-full" },
  "Address",
  "Signed in (UTC)",
  "Last active",
  "Actions",
];

export default function Sessions({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return null;
  return (
    <section aria-labelledby="sessions">
      <ListHead id="sessions" title="Active sessions">
        <Link to="/admin/two-factor" className={buttonClass({ variant: "outline", size: "sm" })}>
          Two-factor authentication
        </Link>
      </ListHead>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-64 text-muted text-sm">
          Browsers signed in with your account. End any you don't recognise, then reset your
          password.
        </p>
        {loaderData !== "failed" && <EndOthers sessions={loaderData.sessions} />}
      </div>
      {loaderData === "failed" ? (
        <LoadFailure title="Failed to load your sessions" />
      ) : (
        <ListTable columns={columns}>
          {currentFirst(loaderData.sessions).map((session) => (
            <SessionRow key={session.id} session={session} now={loaderData.now} />
          ))}
        </ListTable>
      )}
    </section>
  );
}

import type { Database } from "@tenora/database/connection/connect";
import type { Role } from "@tenora/database/connection/roles";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asSignedInAdmin } from "@tenora/database/transaction/as-signed-in-admin";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { DomainError } from "@tenora/domain/domain-error";
import { data, type RouterContextProvider, redirect } from "react-router";
import { type AdminSession, requestIdContext, servicesContext } from "~/services.server";
import { setUpBefore } from "./account/two-factor/next-address.ts";

type Context = Readonly<RouterContextProvider>;

type Read<R extends Role, T> = (tx: Transaction<R>) => Promise<T>;

type As<R extends Role> = <T>(
  database: Database<"tenora_web_admin">,
  token: string,
  read: Read<R, T>,
) => Promise<T>;

/**
 * What a screen of the portal shows: null for a visitor who is not signed in as admin, "failed" when
 * it could not be read; that is logged, and the screen offers to try again. Leads an admin who lacks a
 * second factor that the settings require to its set-up.
 * @throws 404 when there is nothing at this address
 */
export const loadAsAdmin = <T>(request: Request, context: Context, read: Read<"admin", T>) =>
  loadIn(asAdmin, request, context, read);

/** Also for an admin who lacks a required second factor: the screens of their own account and no others. */
export const loadAsSignedInAdmin = <T>(
  request: Request,
  context: Context,
  read: Read<"admin_account", T>,
) => loadIn(asSignedInAdmin, request, context, read);

function loadIn<R extends Role, T>(
  as: As<R>,
  request: Request,
  context: Context,
  read: Read<R, T>,
): Promise<T | "failed" | null> {
  const { adminSessions, adminDatabase } = context.get(servicesContext);
  return load(request, context, async () => {
    const token = await adminSessions.renew(request);
    return token === null ? null : as(adminDatabase, token, read);
  });
}

/** Something about the current admin. Sessions are in the database too, and fail with it. */
export async function loadForSession<T>(
  request: Request,
  context: Context,
  read: (session: AdminSession | null) => T,
): Promise<T | "failed"> {
  const { adminSessions } = context.get(servicesContext);
  const loaded = await load(request, context, async () => ({
    session: await adminSessions.read(request),
  }));
  return loaded === "failed" ? loaded : read(loaded?.session ?? null);
}

async function load<T>(
  request: Request,
  context: Context,
  read: () => Promise<T>,
): Promise<T | "failed" | null> {
  try {
    return await read();
  } catch (error) {
    const code = error instanceof DomainError ? error.code : "";
    if (code === "SESSION_MISSING") return null;
    if (code === "TWO_FACTOR_REQUIRED") throw redirect(setUpBefore(request.url));
    if (code === "INVALID_INPUT" || code.endsWith("_NOT_FOUND")) throw data(null, { status: 404 });
    const requestId = context.get(requestIdContext);
    const { name } = error as Error;
    context.get(servicesContext).log.error({ requestId, name }, "a page of the portal failed");
    return "failed";
  }
}

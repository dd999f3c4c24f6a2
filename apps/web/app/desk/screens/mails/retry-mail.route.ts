import { retryMail } from "@tenora/database/mail/retry-mail";
import { adminAction, noInput } from "~/http/admin-action.server";

/** POST: an admin has an unsent mail retried now. */
export const action = adminAction(noInput, (tx, { params }) => retryMail(tx, params.id ?? ""));

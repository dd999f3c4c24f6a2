import { assignableTypes, assignRequest } from "@tenora/database/assignment/assign-request";
import * as z from "zod";
import { adminAction } from "~/http/admin-action.server";
import { pathId } from "~/http/json-route.server";

const input = z.strictObject({
  type: z.enum(assignableTypes),
  /** The id of the admin who had it in this page; null when unassigned. */
  seen: z.string().max(64).nullable(),
  assign: z.boolean(),
});

/** POST: an admin takes an open request of a business or for funding, or releases it. */
export const action = adminAction(input, (tx, call) =>
  assignRequest(tx, { id: pathId(call, "ALREADY_CHANGED"), ...call.input }),
);

import { startTransition, useState } from "react";
import { useRevalidator } from "react-router";
import { type RequestFailure, sendRequest } from "~/http/send-request";
import { notify } from "~/ui/toast/toast";

interface ActionMessages {
  readonly title: string;
  readonly description: string;
}

/** Something an admin does to one record, and what he reads meanwhile and afterwards. */
export interface AdminAction {
  readonly path: string;
  readonly method?: "POST" | "PUT" | "DELETE";
  readonly body?: object;
  readonly progress: ActionMessages;
  readonly done: ActionMessages;
  /** When nobody knows better why it did not happen. */
  readonly failed: ActionMessages;
}

/** Does an action and then shows how things stand, whoever changed them in the end. */
export function useAdminAction() {
  const [isUpdating, setUpdating] = useState(false);
  const { revalidate } = useRevalidator();

  /** True when it was done. */
  async function run(action: AdminAction): Promise<boolean> {
    const id = `act-${action.path}`;
    setUpdating(true);
    notify({ id, ...action.progress, duration: Number.POSITIVE_INFINITY });
    const rejection = await send(action);
    await revalidate();
    // Together with what was read anew, not before: until then the old state would invite an action.
    startTransition(() => setUpdating(false));
    if (rejection === null) notify({ id, ...action.done, tone: "success", duration: 4_000 });
    else
      notify({
        id,
        title: action.failed.title,
        description: rejection,
        tone: "destructive",
        duration: 8_000,
      });
    return rejection === null;
  }

  return { run, isUpdating };
}

/** Refusals that tell the admin more than "it did not work". */
const explainedCodes = new Set<RequestFailure["code"]>([
  "ALREADY_REVIEWED",
  "ALREADY_CHANGED",
  "CERTIFICATE_CHANGED",
  "SESSION_MISSING",
  "BUSINESS_NOT_FOUND",
  "BUSINESS_ERASED",
  "INVESTOR_NOT_FOUND",
  "ALREADY_ADMIN",
]);

/** Null when it was done; otherwise why not. */
async function send({
  path,
  method = "POST",
  body = {},
  failed,
}: AdminAction): Promise<string | null> {
  const result = await sendRequest(path, { method, body });
  if (result.ok) return null;
  return explainedCodes.has(result.code) ? result.message : failed.description;
}

import { startTransition, useState } from "react";
import { useRevalidator } from "react-router";
import { type RequestFailure, sendRequest } from "~/http/send-request";
import { notify } from "~/ui/toast/toast";

interface ActionMessages {
  readonly title: string;
  readonly description: string;
}

/** A change that an admin makes to one record, with the toasts for its progress and its result. */
export interface AdminAction {
  readonly path: string;
  readonly method?: "POST" | "PUT" | "DELETE";
  readonly body?: object;
  readonly progress: ActionMessages;
  readonly done: ActionMessages;
  /** The toast of a failure whose code does not explain more. */
  readonly failed: ActionMessages;
  /** What a failure code means to an admin, where the server's message is for other users. */
  readonly problems?: Partial<Record<string, string>>;
}

/** Runs an action and then reloads the page's data, also after a failure. */
export function useAdminAction() {
  const [isUpdating, setUpdating] = useState(false);
  const { revalidate } = useRevalidator();

  /** Resolves to true on success. */
  async function run(action: AdminAction): Promise<boolean> {
    const id = `action-${action.path}`;
    setUpdating(true);
    notify({ id, ...action.progress, duration: Number.POSITIVE_INFINITY });
    const rejection = await send(action);
    await revalidate();
    // In one render with the reloaded data: buttons for the old state must not become enabled.
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

  return { run, isUpdating, reload: revalidate };
}

/** Failures whose own message tells the admin more than the general one. */
const explainedCodes = new Set<RequestFailure["code"]>([
  "ALREADY_REVIEWED",
  "ALREADY_CHANGED",
  "CONCERN_RECORDED",
  "CERTIFICATE_CHANGED",
  "CERTIFICATE_REQUESTED",
  "SESSION_MISSING",
  "TWO_FACTOR_REQUIRED",
  "BUSINESS_NOT_FOUND",
  "BUSINESS_ERASED",
  "INVESTOR_NOT_FOUND",
  "INVESTOR_NOT_CHECKED",
  "ALREADY_ADMIN",
]);

/** Null on success, otherwise the message. */
async function send({
  path,
  method = "POST",
  body = {},
  failed,
  problems = {},
}: AdminAction): Promise<string | null> {
  const result = await sendRequest(path, { method, body });
  if (result.ok) return null;
  const problem = problems[result.code];
  if (problem !== undefined) return problem;
  return explainedCodes.has(result.code) ? result.message : failed.description;
}

import { startTransition, useState } from "react";
import { useRevalidator } from "react-router";
import { notify } from "~/ui/toast";

interface Words {
  readonly title: string;
  readonly description: string;
}

/** Something an admin does to one record, and what he reads meanwhile and afterwards. */
export interface Act {
  readonly path: string;
  readonly method?: "POST" | "PUT" | "DELETE";
  readonly body?: object;
  readonly progress: Words;
  readonly done: Words;
  /** When nobody knows better why it did not happen. */
  readonly failed: Words;
}

/** Does an act and then shows how things stand, whoever changed them in the end. */
export function useAct() {
  const [isUpdating, setUpdating] = useState(false);
  const { revalidate } = useRevalidator();

  /** True when it was done. */
  async function run(act: Act): Promise<boolean> {
    const id = `act-${act.path}`;
    setUpdating(true);
    notify({ id, ...act.progress, duration: Number.POSITIVE_INFINITY });
    const refusal = await send(act);
    await revalidate();
    // Together with what was read anew, not before: until then the old state would invite an act.
    startTransition(() => setUpdating(false));
    if (refusal === null) notify({ id, ...act.done, tone: "success", duration: 4_000 });
    else
      notify({
        id,
        title: act.failed.title,
        description: refusal,
        tone: "destructive",
        duration: 8_000,
      });
    return refusal === null;
  }

  return { run, isUpdating };
}

/** Refusals that tell the admin more than "it did not work". */
const telling = new Set([
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
async function send({ path, method = "POST", body = {}, failed }: Act): Promise<string | null> {
  try {
    const response = await fetch(path, {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response.ok) return null;
    const { code = "", message } = (await response.json()) as { code?: string; message?: string };
    return telling.has(code) && message ? message : failed.description;
  } catch {
    return failed.description;
  }
}

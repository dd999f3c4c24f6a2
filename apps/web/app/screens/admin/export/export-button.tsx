import Download from "lucide-react/icons/download";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "~/ui/button";
import { notify } from "~/ui/toast/toast";
import { maxRows } from "./max-rows.ts";

const most = maxRows.toLocaleString("en-US");
const notComplete = {
  title: "Export is not complete",
  description: `The file holds the first ${most} rows. Narrow the list for the rest.`,
} as const;

/** What is found as a file; a rejection is told in words, and who has to sign in again is shown where. */
export function ExportButton({ action }: { action: string }) {
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const { rejection, isComplete } = await download(action);
    setBusy(false);
    if (rejection === null) {
      if (!isComplete) notify(notComplete);
      return;
    }
    notify({ title: "No file was made", description: rejection, tone: "destructive" });
    await revalidate();
  }

  return (
    <form method="post" action={action} onSubmit={handleSubmit}>
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={isBusy}
        title={`What is found, ${most} at most`}
      >
        {!isBusy && <Download aria-hidden="true" className="size-4" />}
        Export CSV
      </Button>
    </form>
  );
}

interface ExportOutcome {
  /** Why there is no file; null when the browser has it. */
  readonly rejection: string | null;
  /** It holds all that is found. */
  readonly isComplete: boolean;
}

async function download(action: string): Promise<ExportOutcome> {
  try {
    const response = await fetch(action, { method: "POST" });
    if (!response.ok) {
      const { message } = (await response.json()) as { message: string };
      return { rejection: message, isComplete: false };
    }
    const disposition = response.headers.get("content-disposition") ?? "";
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await response.blob());
    link.download = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "export.csv";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    return { rejection: null, isComplete: response.headers.get("x-complete") !== "no" };
  } catch {
    const rejection = "The server could not be reached. Please try again.";
    return { rejection, isComplete: false };
  }
}

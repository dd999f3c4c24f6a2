import Download from "lucide-react/icons/download";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { sendRequest } from "~/http/send-request";
import { Button } from "~/ui/button";
import { notify } from "~/ui/toast/toast";
import { maxRows } from "./max-rows.ts";

const limit = maxRows.toLocaleString("en-US");
const notComplete = {
  title: "Export is incomplete",
  description: `The file contains the first ${limit} rows. Filter the list to export the rest.`,
} as const;

/** Downloads the list as CSV. A failure shows a toast, and an ended session the sign-in screen. */
export function ExportButton({ action }: { action: string }) {
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const result = await sendRequest(action, { method: "POST", read: saveFile });
    setBusy(false);
    if (result.ok) {
      if (!result.data) notify(notComplete);
      return;
    }
    notify({ title: "Export failed", description: result.message, tone: "destructive" });
    await revalidate();
  }

  return (
    <form method="post" action={action} onSubmit={handleSubmit}>
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={isBusy}
        title={`Exports this list, up to ${limit} rows`}
      >
        {!isBusy && <Download aria-hidden="true" className="size-4" />}
        Export CSV
      </Button>
    </form>
  );
}

/** Lets the browser save the file; true when it contains every row found. */
async function saveFile(response: Response): Promise<boolean> {
  const disposition = response.headers.get("content-disposition") ?? "";
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "export.csv";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return response.headers.get("x-complete") !== "no";
}

import Download from "lucide-react/icons/download";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { maxRows } from "~/http/csv/max-rows";
import { saveFile } from "~/http/save-file";
import { sendRequest } from "~/http/send-request";
import { Button } from "~/ui/button";
import { notify } from "~/ui/toast/toast";

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
    const result = await sendRequest(action, { method: "POST", read: saveRows });
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
        <span className="max-sm:sr-only">Export CSV</span>
      </Button>
    </form>
  );
}

/** Lets the browser save the file; true when it contains every row found. */
const saveRows = async (response: Response): Promise<boolean> =>
  (await saveFile(response)).headers.get("x-complete") !== "no";

import Download from "lucide-react/icons/download";
import { useState } from "react";
import { saveFile } from "~/http/save-file";
import { sendRequest } from "~/http/send-request";
import { Button } from "~/ui/button";
import { notify } from "~/ui/toast/toast";

/** Downloads the case file. Each time is in the audit log. */
export function ExportCase({ listing }: { readonly listing: string }) {
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    const path = `/api/admin/market/${listing}/case-file`;
    const result = await sendRequest(path, { method: "POST", read: saveFile });
    setBusy(false);
    if (!result.ok)
      notify({ title: "Export failed", description: result.message, tone: "destructive" });
  }

  return (
    <Button
      variant="outline"
      size="sm"
      busy={isBusy}
      title="Documents, ledger, emails and contacts in one ZIP file"
      onClick={() => void download()}
    >
      {!isBusy && <Download aria-hidden="true" className="size-4" />}
      Case file (ZIP)
    </Button>
  );
}

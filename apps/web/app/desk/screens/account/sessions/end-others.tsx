import type { OwnAdminSession } from "@tenora/database/admin/admin-sessions";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { quietDestructive } from "~/desk/features/quiet-destructive";
import { sendRequest } from "~/http/send-request";
import { Button } from "~/ui/button";
import { type Notification, notify } from "~/ui/toast/toast";

/** Ends every session but the one of this browser, one after the other; one that is over already counts. */
export function EndOthers({ sessions }: { readonly sessions: readonly OwnAdminSession[] }) {
  const [isEnding, setEnding] = useState(false);
  const { revalidate } = useRevalidator();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  if (others.length < 2) return null;
  const end = async () => {
    setEnding(true);
    let left = 0;
    for (const { id } of others) {
      const result = await sendRequest(`/api/admin/sessions/${id}`, { method: "DELETE", body: {} });
      if (!result.ok && result.code !== "ALREADY_CHANGED") left += 1;
    }
    await revalidate();
    setEnding(false);
    notify(left === 0 ? done : failed);
  };
  return (
    <Button
      size="sm"
      variant="outline"
      className={quietDestructive}
      busy={isEnding}
      onClick={() => void end()}
    >
      End all others
    </Button>
  );
}

const id = "end-other-sessions";
const done: Notification = {
  id,
  title: "Sessions ended",
  tone: "success",
  duration: 4_000,
  description: "Only this browser is signed in.",
};
const failed: Notification = {
  id,
  title: "Update failed",
  tone: "destructive",
  duration: 8_000,
  description: "Some sessions are still active. Please try again.",
};

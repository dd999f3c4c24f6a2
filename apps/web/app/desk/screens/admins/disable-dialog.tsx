import type { AdminAccount } from "@tenora/database/admin/manage-admins";
import { type FormEvent, useId, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Notice } from "~/ui/notice";
import { notify } from "~/ui/toast/toast";
import { ReauthenticationFields, sendReauthenticated } from "./reauthentication-fields.tsx";

interface DisableDialogProps {
  readonly account: AdminAccount;
  readonly hasTwoFactor: boolean;
  readonly onClose: () => void;
}

/** Confirms with the admin's password. After a rejection the typed text stays. */
export function DisableDialog({ account, hasTwoFactor, onClose }: DisableDialogProps) {
  const { userId, email } = account;
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<string | null>(null);
  const { revalidate } = useRevalidator();

  async function disable(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    const { sent } = await sendReauthenticated("DELETE", `/api/admin/admins/${userId}`, form);
    setRejection(sent.ok ? null : sent.message);
    await revalidate();
    if (!sent.ok) {
      setBusy(false);
      return;
    }
    notify({
      title: "Admin disabled",
      description: `${email} is signed out everywhere.`,
      tone: "success",
    });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Disable this admin?"
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="destructive" busy={isBusy}>
            Disable
          </Button>
        </>
      }
    >
      <p className="break-words">
        {email} will be signed out everywhere and will need a new invitation to return. Their
        actions stay in the audit log.
      </p>
      <form method="post" id={formId} onSubmit={disable} className="mt-5 space-y-5">
        {rejection && <Notice tone="bad">{rejection}</Notice>}
        <ReauthenticationFields hasTwoFactor={hasTwoFactor} readOnly={isBusy} />
      </form>
    </Dialog>
  );
}

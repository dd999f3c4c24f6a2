import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { TextField } from "~/ui/forms/text-field";
import { Notice } from "~/ui/notice";
import { notify } from "~/ui/toast/toast";
import { ReauthenticationFields, sendReauthenticated } from "./reauthentication-fields.tsx";

export function InviteAdminForm({ hasTwoFactor }: { hasTwoFactor: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<string | null>(null);
  const { revalidate } = useRevalidator();

  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    const { sent, body } = await sendReauthenticated("POST", "/api/admin/invitations", form);
    setRejection(sent.ok ? null : sent.message);
    if (sent.ok) {
      notify({
        title: "Invitation sent",
        description: `${body.email} has three days to accept it.`,
        tone: "success",
      });
      form.reset();
    }
    await revalidate();
    setBusy(false);
  }

  return (
    <form
      method="post"
      onSubmit={invite}
      aria-labelledby="invite"
      className={classes(cardClass, "w-full max-w-md space-y-4 p-5")}
    >
      <h3 id="invite" className="font-medium">
        Invite an admin
      </h3>
      {rejection && <Notice tone="bad">{rejection}</Notice>}
      <TextField
        label="New admin’s email"
        name="email"
        type="email"
        autoComplete="off"
        required
        maxLength={254}
        readOnly={isBusy}
      />
      <ReauthenticationFields hasTwoFactor={hasTwoFactor} readOnly={isBusy} />
      <Button type="submit" busy={isBusy}>
        Invite
      </Button>
    </form>
  );
}

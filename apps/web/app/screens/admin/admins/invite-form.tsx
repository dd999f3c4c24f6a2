import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { TextField } from "~/ui/text-field";
import { notify } from "~/ui/toast";
import { ProofFields } from "./proof-fields.tsx";
import { sendProven } from "./send-proven.ts";

export function InviteForm({ hasTwoFactor }: { hasTwoFactor: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { revalidate } = useRevalidator();

  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    const { sent, body } = await sendProven("POST", "/api/admin/invitations", form);
    setRefusal(sent.ok ? null : sent.message);
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
    <form method="post" onSubmit={invite} className="mt-6 max-w-sm space-y-5">
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <TextField
        label="Email of a new admin"
        name="email"
        type="email"
        autoComplete="off"
        required
        maxLength={254}
        readOnly={isBusy}
      />
      <ProofFields hasTwoFactor={hasTwoFactor} readOnly={isBusy} />
      <Button type="submit" busy={isBusy}>
        Invite
      </Button>
    </form>
  );
}

import { type FormEvent, useRef } from "react";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { useAct } from "../use-act.ts";

export function InviteForm() {
  const { run, isUpdating } = useAct();
  const form = useRef<HTMLFormElement>(null);

  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email"));
    const invited = await run({
      path: "/api/admin/invitations",
      body: { email },
      progress: { title: "Inviting", description: "Please wait a moment..." },
      done: { title: "Invitation sent", description: `${email} has three days to accept it.` },
      failed: { title: "Update failed", description: "Nobody was invited. Please try again." },
    });
    if (invited) form.current?.reset();
  }

  return (
    <form
      method="post"
      ref={form}
      onSubmit={invite}
      className="mt-6 grid max-w-xl items-end gap-4 sm:grid-cols-[1fr_auto]"
    >
      <TextField
        label="Email of a new admin"
        name="email"
        type="email"
        autoComplete="off"
        required
        maxLength={254}
        readOnly={isUpdating}
      />
      <Button type="submit" busy={isUpdating}>
        Invite
      </Button>
    </form>
  );
}

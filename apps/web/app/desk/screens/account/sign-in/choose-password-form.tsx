import { type FormEvent, useState } from "react";
import { sendRequest } from "~/http/send-request";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import { Notice } from "~/ui/notice";
import { minPasswordLength, passwordProblem } from "./choose-password.ts";

interface ChoosePasswordFormProps {
  readonly email: string;
  readonly token: string;
  readonly onDone: () => void;
}

/** Sets a password, typed twice. */
export function ChoosePasswordForm({ email, token, onDone }: ChoosePasswordFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [rejection, setRejection] = useState<string | null>(null);

  async function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = String(form.get("password"));
    const wrong = passwordProblem(password, String(form.get("repeated")));
    setProblem(wrong);
    if (wrong !== null) return;
    setBusy(true);
    const sent = await sendRequest("/api/admin/link", { method: "PUT", body: { token, password } });
    setBusy(false);
    if (sent.ok) onDone();
    else setRejection(sent.message);
  }

  return (
    <form method="post" className="mt-8 space-y-6" onSubmit={choose} noValidate>
      {rejection && <Notice tone="bad">{rejection}</Notice>}
      {/* Password managers store the password under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        maxLength={128}
        readOnly={isBusy}
        help={`At least ${minPasswordLength} characters.`}
        error={problem ?? undefined}
      />
      <TextField
        label="New password again"
        name="repeated"
        type="password"
        autoComplete="new-password"
        maxLength={128}
        readOnly={isBusy}
      />
      <Button type="submit" busy={isBusy} className="w-full">
        {isBusy ? "Saving..." : "Set password"}
      </Button>
    </form>
  );
}

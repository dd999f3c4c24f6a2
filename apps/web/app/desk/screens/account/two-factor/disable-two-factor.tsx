import { brand } from "@tenora/domain/brand";
import { formatMoment } from "@tenora/domain/text/format-date";
import { type FormEvent, useId, useState } from "react";
import { CodeField } from "~/desk/features/code-field.tsx";
import { sendRequest } from "~/http/send-request";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextField } from "~/ui/forms/text-field";
import { Notice } from "~/ui/notice";
import { notify } from "~/ui/toast/toast";

interface DisableTwoFactorProps {
  readonly since: Date;
  readonly codesLeft: number;
  /** By the settings: then it stays on. */
  readonly isRequired: boolean;
  readonly onDisabled: () => void;
}

/** The state of the second factor, and a form to turn it off with password and code. */
export function DisableTwoFactor({
  since,
  codesLeft,
  isRequired,
  onDisabled,
}: DisableTwoFactorProps) {
  return (
    <Card className="mt-6 max-w-2xl">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="good">On</Badge>
        <span className="figures text-muted text-sm">
          Since {formatMoment(new Date(since))} UTC · {codesLeft} recovery codes left
        </span>
      </p>
      {codesLeft < 3 && (
        <Notice tone="warning" className="mt-6">
          {isRequired
            ? `To get new recovery codes, ask the person who runs ${brand.name} to reset your sign-in, and set it up again.`
            : "To get new recovery codes, turn two-factor authentication off and set it up again."}
        </Notice>
      )}
      <h3 className="mt-8 font-semibold">Turn it off</h3>
      {isRequired ? <StaysOn /> : <DisableForm onDisabled={onDisabled} />}
    </Card>
  );
}

/** The button that does nothing, and why. */
function StaysOn() {
  const reason = useId();
  return (
    <div className="mt-4 space-y-4">
      <p id={reason} className="text-muted text-sm">
        Two-factor sign-in is required here, so it can’t be turned off.
      </p>
      <Button variant="destructive" aria-disabled aria-describedby={reason}>
        Turn off
      </Button>
    </div>
  );
}

function DisableForm({ onDisabled }: Pick<DisableTwoFactorProps, "onDisabled">) {
  const [isBusy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<string | null>(null);

  async function end(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { password, code } = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    const sent = await sendRequest("/api/admin/two-factor", {
      method: "DELETE",
      body: { password, code },
    });
    setBusy(false);
    if (!sent.ok) {
      setRejection(sent.message);
      return;
    }
    notify({
      title: "Two-factor authentication turned off",
      description: "You now sign in with your password only.",
      tone: "success",
    });
    onDisabled();
  }

  return (
    <form method="post" onSubmit={end} className="mt-4 max-w-sm space-y-5">
      {rejection && <Notice tone="bad">{rejection}</Notice>}
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        readOnly={isBusy}
      />
      <CodeField readOnly={isBusy} />
      <Button type="submit" variant="destructive" busy={isBusy}>
        Turn off
      </Button>
    </form>
  );
}

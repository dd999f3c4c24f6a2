import { formatMoment } from "@tenora/domain/dates";
import { type FormEvent, useState } from "react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { TextField } from "~/ui/text-field";
import { notify } from "~/ui/toast";
import { sendJson } from "../acts/send-json.ts";
import { CodeField } from "../sign-in/code-field.tsx";

interface EndTwoFactorProps {
  readonly since: Date;
  readonly codesLeft: number;
  readonly onEnded: () => void;
}

/** How the second factor stands, and a way out of it for who has password and code. */
export function EndTwoFactor({ since, codesLeft, onEnded }: EndTwoFactorProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function end(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { password, code } = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    const sent = await sendJson("DELETE", "/api/admin/two-factor", { password, code });
    setBusy(false);
    if (!sent.ok) {
      setRefusal(sent.message);
      return;
    }
    notify({
      title: "Second factor turned off",
      description: "From now on the password is enough.",
      tone: "success",
    });
    onEnded();
  }

  return (
    <Card className="mt-6 max-w-2xl">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="good">On</Badge>
        <span className="figures text-muted text-sm">
          Since {formatMoment(new Date(since))} UTC · {codesLeft} recovery codes left
        </span>
      </p>
      {codesLeft < 3 && (
        <Notice tone="waiting" className="mt-6">
          To get new recovery codes, turn it off and set it up again.
        </Notice>
      )}
      <h3 className="mt-8 font-semibold">Turn it off</h3>
      <form method="post" onSubmit={end} className="mt-4 max-w-sm space-y-5">
        {refusal && <Notice tone="bad">{refusal}</Notice>}
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
    </Card>
  );
}

import { type FormEvent, useState } from "react";
import { CodeField } from "~/desk/features/code-field.tsx";
import { sendRequest } from "~/http/send-request";
import type { TwoFactorOffer } from "~/services.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { CopyButton } from "~/ui/copy-button";
import { TextField } from "~/ui/forms/text-field";
import { Notice } from "~/ui/notice";

// One function for all renders, so that React calls it only when the field is mounted.
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** Shows the secret for the app, and enables it with the password and its first code. */
export function SetUpTwoFactor({
  onEnabled,
}: {
  onEnabled: (recoveryCodes: readonly string[]) => void;
}) {
  const [offer, setOffer] = useState<TwoFactorOffer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<string | null>(null);

  async function begin() {
    setBusy(true);
    const sent = await sendRequest<TwoFactorOffer>("/api/admin/two-factor", {
      method: "POST",
      body: {},
    });
    setBusy(false);
    setRejection(sent.ok ? null : sent.message);
    if (sent.ok) setOffer(sent.data);
  }

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { password, code } = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    const body = { envelope: offer?.envelope, password, code };
    const sent = await sendRequest<{ recoveryCodes: string[] }>("/api/admin/two-factor", {
      method: "PUT",
      body,
    });
    setBusy(false);
    if (sent.ok) onEnabled(sent.data.recoveryCodes);
    else setRejection(sent.message);
  }

  return (
    <Card className="mt-6 max-w-2xl">
      {rejection && (
        <Notice tone="bad" className="mb-6">
          {rejection}
        </Notice>
      )}
      {offer === null ? (
        <>
          <p>Two-factor authentication is off. Any authenticator app works.</p>
          <Button className="mt-6" busy={isBusy} onClick={() => void begin()}>
            Set up
          </Button>
        </>
      ) : (
        <form
          method="post"
          onSubmit={confirm}
          className="grid gap-6 sm:grid-cols-[auto_1fr] sm:gap-8"
        >
          <Picture {...offer} />
          <div className="min-w-0 space-y-5">
            <div>
              <p>Scan this QR code with your app, or enter this key:</p>
              <p
                data-testid="two-factor-key"
                className="figures mt-2 break-words rounded-control bg-surface-sunken px-3 py-2 font-medium"
              >
                {offer.secret.match(/.{1,4}/g)?.join(" ")}
              </p>
              <CopyButton text={offer.secret} label="Copy the key" className="mt-1 -ml-3" />
            </div>
            <TextField
              ref={takeFocus}
              label="Password"
              name="password"
              type="password"
              autoComplete="current-password"
              required
              readOnly={isBusy}
            />
            <CodeField readOnly={isBusy} help="The six-digit code in your app." />
            <Button type="submit" busy={isBusy}>
              Turn on
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}

function Picture({ picture }: TwoFactorOffer) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
      alt="QR code of the key"
      width={200}
      height={200}
      className="mx-auto size-50 rounded-control border border-line bg-white sm:mx-0"
    />
  );
}

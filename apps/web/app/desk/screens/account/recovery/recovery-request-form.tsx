import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { sendRequest } from "~/http/send-request";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import { Notice } from "~/ui/notice";
import { NarrowCard } from "../sign-in/narrow-card.tsx";

type State = { readonly kind: "asking" | "busy" | "sent" } | { kind: "rejected"; message: string };

/** Asks for the email. The response is the same whether it is an admin's or not. */
export function RecoveryRequestForm() {
  const [state, setState] = useState<State>({ kind: "asking" });
  const isBusy = state.kind === "busy";

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email"));
    setState({ kind: "busy" });
    const sent = await sendRequest("/api/admin/recovery", { method: "POST", body: { email } });
    setState(sent.ok ? { kind: "sent" } : { kind: "rejected", message: sent.message });
  }

  return (
    <NarrowCard title="Forgot your password?" description="We'll email you a link to reset it.">
      {state.kind === "sent" ? (
        <Notice tone="good" title="Check your inbox" className="mt-8">
          If this address belongs to an admin, a link is on its way. It works once, within 30
          minutes, and signs you out everywhere.
        </Notice>
      ) : (
        <form method="post" className="mt-8 space-y-6" onSubmit={ask}>
          {state.kind === "rejected" && <Notice tone="bad">{state.message}</Notice>}
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            maxLength={254}
            readOnly={isBusy}
          />
          <Button type="submit" busy={isBusy} className="w-full">
            {isBusy ? "Sending..." : "Send link"}
          </Button>
        </form>
      )}
      <p className="mt-6 text-center">
        <Link
          to="/admin"
          className="inline-flex min-h-11 items-center text-mint-strong text-sm underline underline-offset-4"
        >
          Back to sign in
        </Link>
      </p>
    </NarrowCard>
  );
}

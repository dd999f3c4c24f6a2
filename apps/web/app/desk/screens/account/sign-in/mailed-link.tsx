import { useEffect, useState } from "react";
import { Link } from "react-router";
import { sendRequest } from "~/http/send-request";
import type { AdminLink } from "~/services.server";
import { buttonClass } from "~/ui/button";
import { Spinner } from "~/ui/loading/spinner";
import { Notice } from "~/ui/notice";
import { ChoosePasswordForm } from "./choose-password-form.tsx";
import { NarrowCard } from "./narrow-card.tsx";

type State =
  | { readonly kind: "reading" }
  | { readonly kind: "done" }
  | { readonly kind: "rejected"; readonly message: string }
  | { readonly kind: "open"; readonly email: string; readonly token: string };

interface MailedLinkProps {
  readonly kind: AdminLink["kind"];
  readonly title: string;
  /** What to do when the link no longer works. */
  readonly otherwise: React.ReactNode;
}

/** The page of a link from an email. Its token is in the fragment, which no server sees. */
export function MailedLink({ kind, title, otherwise }: MailedLinkProps) {
  const [state, setState] = useState<State>({ kind: "reading" });

  useEffect(() => {
    const token = window.location.hash.slice(1);
    let isCurrent = true;
    void sendRequest<AdminLink>("/api/admin/link", { method: "POST", body: { token } }).then(
      (sent) => {
        if (!isCurrent) return;
        if (sent.ok && sent.data.kind === kind) {
          setState({ kind: "open", email: sent.data.email, token });
          return;
        }
        const isWrong = sent.ok || sent.code === "INVALID_INPUT";
        const message = isWrong ? "This link is incomplete." : sent.message;
        setState({ kind: "rejected", message });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [kind]);

  function done() {
    // The used token should not stay in the history of a shared computer.
    window.history.replaceState(window.history.state, "", window.location.pathname);
    setState({ kind: "done" });
  }

  if (state.kind === "open") {
    return (
      <NarrowCard title={title} description={`For ${state.email}`}>
        <ChoosePasswordForm {...state} onDone={done} />
      </NarrowCard>
    );
  }
  if (state.kind === "done") {
    return (
      <NarrowCard title="Your password is set" description="You can now sign in with it.">
        <Link to="/admin" className={buttonClass({ className: "mt-8 w-full" })}>
          Sign in
        </Link>
      </NarrowCard>
    );
  }
  return (
    <NarrowCard title={title} description="Choose a password with the link from your email.">
      {state.kind === "reading" ? (
        <p role="status" className="mt-8 flex items-center gap-3 text-muted">
          <Spinner /> Checking your link...
        </p>
      ) : (
        <Notice tone="bad" title={state.message} className="mt-8">
          {otherwise}
        </Notice>
      )}
    </NarrowCard>
  );
}

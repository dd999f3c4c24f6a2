import { useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import { Notice } from "~/ui/notice";
import { notify } from "~/ui/toast/toast";
import { CodeField } from "../../../../features/admin/code-field.tsx";
import type { AdminSessionResponse } from "./admin-session.route.ts";
import { NarrowCard } from "./narrow-card.tsx";

/** E-mail and password; then, for who has one, the code of the second factor. */
export function SignIn() {
  const fetcher = useFetcher<AdminSessionResponse>();
  // Counted up to begin anew: the form forgets what was typed.
  const [attempt, setAttempt] = useState(0);
  return <SignInForm key={attempt} fetcher={fetcher} onAnew={() => setAttempt(attempt + 1)} />;
}

function SignInForm({
  fetcher,
  onAnew,
}: {
  fetcher: ReturnType<typeof useFetcher<AdminSessionResponse>>;
  onAnew: () => void;
}) {
  const isBusy = fetcher.state !== "idle";
  const answer = fetcher.data;
  // An answer that was there before this form was is none to it.
  const [earlier] = useState(answer);
  const rejection = answer !== earlier && answer?.ok === false ? answer : null;
  const asksForCode = rejection?.needsCode === true;
  const isFirstQuestion = asksForCode && rejection.isWrongCode !== true;

  useEffect(() => {
    if (!answer?.ok) return;
    notify({
      title: "Login successful",
      description: "Welcome to the Admin Portal",
      tone: "success",
    });
  }, [answer]);

  return (
    <NarrowCard title="Admin Portal" description="Sign in to access the operations dashboard">
      <fetcher.Form method="post" action="/api/admin/session" className="mt-8 space-y-6">
        {rejection && !isBusy && !isFirstQuestion && (
          <Notice tone="bad">{rejection.message}</Notice>
        )}
        {/* Kept while the code is asked for: all three are sent together. */}
        <div className={asksForCode ? "hidden" : "space-y-6"}>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            readOnly={isBusy}
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            readOnly={isBusy}
          />
        </div>
        {asksForCode && <CodeField readOnly={isBusy} takesFocus />}
        <Button type="submit" busy={isBusy} className="w-full">
          {isBusy ? "Signing in..." : "Sign in"}
        </Button>
        <p className="text-center">
          {asksForCode ? (
            <Button variant="link" onClick={onAnew}>
              Use another account
            </Button>
          ) : (
            <Link
              to="/admin/recovery"
              className="inline-flex min-h-11 items-center text-mint-strong text-sm underline underline-offset-4"
            >
              Forgot your password?
            </Link>
          )}
        </p>
      </fetcher.Form>
    </NarrowCard>
  );
}

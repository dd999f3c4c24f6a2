import { useState } from "react";
import { Link, useFetcher, useSearchParams } from "react-router";
import { CodeField } from "~/desk/features/code-field.tsx";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import { Notice } from "~/ui/notice";
import type { AdminSessionResponse } from "./admin-session.route.ts";
import { NarrowCard } from "./narrow-card.tsx";
import { readProblem } from "./sign-in-problem.ts";

/** Email and password; then the code of the second factor, for admins who have one. */
export function SignIn() {
  const fetcher = useFetcher<AdminSessionResponse>();
  // Incremented to reset the form.
  const [attempt, setAttempt] = useState(0);
  return <SignInForm key={attempt} fetcher={fetcher} onReset={() => setAttempt(attempt + 1)} />;
}

function SignInForm({
  fetcher,
  onReset,
}: {
  fetcher: ReturnType<typeof useFetcher<AdminSessionResponse>>;
  onReset: () => void;
}) {
  const isBusy = fetcher.state !== "idle";
  const response = fetcher.data;
  // A response from before this form was mounted is not about it.
  const [earlier] = useState(response);
  const received = response !== earlier && response?.ok === false ? response : null;
  const [address] = useSearchParams();
  const rejection = received ?? readProblem(address);
  const needsCode = rejection?.needsCode === true;
  // Without scripts nothing that was typed is there any more.
  const isTyped = needsCode && received !== null;
  const isFirstRequest = isTyped && rejection.isWrongCode !== true;

  return (
    <NarrowCard title="Admin Portal" description="Sign in to access the operations dashboard">
      <fetcher.Form method="post" action="/api/admin/session" className="mt-8 space-y-6">
        {rejection && !isBusy && !isFirstRequest && <Notice tone="bad">{rejection.message}</Notice>}
        {/* Hidden while the code is asked for, because all three are sent together. */}
        <div className={isTyped ? "hidden" : "space-y-6"}>
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
        {needsCode && <CodeField readOnly={isBusy} hasInitialFocus={isTyped} />}
        <Button type="submit" busy={isBusy} className="w-full">
          {isBusy ? "Signing in..." : "Sign in"}
        </Button>
        <p className="text-center">
          {isTyped ? (
            <Button variant="link" onClick={onReset}>
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

import { useEffect } from "react";
import { useFetcher } from "react-router";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { TextField } from "~/ui/text-field";
import { notify } from "~/ui/toast";
import type { SessionAnswer } from "./session-door.ts";

export function SignIn() {
  const fetcher = useFetcher<SessionAnswer>();
  const isBusy = fetcher.state !== "idle";
  const answer = fetcher.data;

  useEffect(() => {
    if (!answer?.ok) return;
    notify({
      title: "Login successful",
      description: "Welcome to the Admin Portal",
      tone: "success",
    });
  }, [answer]);

  return (
    <div className="mx-auto max-w-md px-5 pt-16 pb-20">
      <Card>
        <h1 className="font-medium font-serif text-title">Admin Portal</h1>
        <p className="mt-2 text-muted">Sign in to access the operations dashboard</p>
        <fetcher.Form method="post" action="/api/admin/session" className="mt-8 space-y-6">
          {answer?.ok === false && !isBusy && <Notice tone="bad">{answer.message}</Notice>}
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
          <Button type="submit" busy={isBusy} className="w-full">
            {isBusy ? "Signing in..." : "Sign in"}
          </Button>
        </fetcher.Form>
      </Card>
    </div>
  );
}

import { useState } from "react";
import { Link } from "react-router";
import { sendRequest } from "~/http/send-request";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/forms/checkbox-field";
import { Notice } from "~/ui/notice";
import { RenameForm } from "./rename-form.tsx";
import { type SearchView, searchesPath } from "./saved-page.ts";

interface SearchRowProps {
  readonly search: SearchView;
  refresh(): Promise<unknown>;
}

/** A saved search: opens on the exchange, has its mails turned on and off, a new name, and an end. */
export function SearchRow({ search, refresh }: SearchRowProps) {
  const { id, name, words, to, alerts, canAlert } = search;
  const [isBusy, setBusy] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const [problem, setProblem] = useState("");

  /** Resolves to whether it worked. */
  async function send(method: "PUT" | "DELETE", body: object): Promise<boolean> {
    setBusy(true);
    setProblem("");
    const result = await sendRequest(`${searchesPath}/${id}`, { method, body });
    if (result.ok) await refresh();
    else setProblem(result.message);
    setBusy(false);
    return result.ok;
  }

  return (
    <li className="grid gap-x-6 gap-y-1 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:p-5">
      {isRenaming ? (
        <RenameForm
          name={name}
          isBusy={isBusy}
          onCancel={() => setRenaming(false)}
          rename={async (next) => {
            if (await send("PUT", { name: next, alerts })) setRenaming(false);
          }}
        />
      ) : (
        <div className="min-w-0">
          <h3 className="wrap-anywhere font-medium">
            <Link
              to={to}
              className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {name}
            </Link>
          </h3>
          {words !== name && <p className="wrap-anywhere text-muted text-sm">{words}</p>}
          {canAlert && (
            <CheckboxField
              label="Email me when a new receivable matches"
              checked={alerts}
              aria-disabled={isBusy}
              onChange={({ target: { checked } }) => {
                if (!isBusy) void send("PUT", { name, alerts: checked });
              }}
            />
          )}
        </div>
      )}
      {!isRenaming && (
        <div className="flex items-start gap-2">
          <Button variant="outline" size="sm" onClick={() => setRenaming(true)}>
            Rename<span className="sr-only">: {name}</span>
          </Button>
          <Button variant="ghost" size="sm" busy={isBusy} onClick={() => void send("DELETE", {})}>
            Delete<span className="sr-only">: {name}</span>
          </Button>
        </div>
      )}
      {problem && (
        <Notice tone="bad" className="sm:col-span-2">
          {problem}
        </Notice>
      )}
    </li>
  );
}

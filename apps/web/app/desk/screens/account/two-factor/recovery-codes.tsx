import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { CopyButton } from "~/ui/copy-button";
import { Notice } from "~/ui/notice";

/** The recovery codes, shown once. */
export function RecoveryCodes({
  codes,
  onSaved,
}: {
  codes: readonly string[];
  onSaved: () => void;
}) {
  return (
    <Card className="mt-6 max-w-2xl">
      <Notice tone="good" title="Two-factor authentication is on">
        Keep these ten recovery codes somewhere other than your phone. Each one works once. You
        won't see them again.
      </Notice>
      <ul
        aria-label="Recovery codes"
        className="figures mt-6 grid gap-x-8 gap-y-2 font-medium sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="border-line border-b py-1.5 tracking-wide">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <CopyButton text={codes.join("\n")} label="Copy all" variant="outline" />
        <Button onClick={onSaved}>I've saved them</Button>
      </div>
    </Card>
  );
}

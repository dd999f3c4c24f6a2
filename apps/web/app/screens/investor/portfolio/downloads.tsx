import { Button } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { TextField } from "~/ui/forms/text-field";

/** The notes of a wallet and its money in any period as files, without scripts too. */
export function Downloads({ wallet }: { wallet: string }) {
  return (
    <Card className="mt-10">
      <CardHeading
        title="Files for your records"
        description="As CSV, for any spreadsheet. Times are in UTC."
      />
      <p>
        <a
          href={`/api/wallets/${wallet}/notes`}
          download
          className="inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          All notes (CSV)
        </a>
      </p>
      <form
        method="get"
        action={`/api/wallets/${wallet}/statement`}
        className="mt-3 flex flex-wrap items-end gap-4"
      >
        <TextField label="From" name="from" type="date" />
        <TextField label="To" name="to" type="date" />
        <Button type="submit" variant="outline">
          Download statement (CSV)
        </Button>
      </form>
      <p className="mt-3 text-muted text-sm">
        The statement has what was paid for notes, and what was collected, refunded or got for them.
      </p>
    </Card>
  );
}

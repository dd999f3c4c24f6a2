import { Button } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { TextField } from "~/ui/forms/text-field";

/** A wallet's money in any period, to print or as a file, and its notes; without scripts too. */
export function Downloads({ wallet }: { wallet: string }) {
  return (
    <Card id="statement" className="mt-6">
      <CardHeading
        title="Statement"
        description="Your purchases, collections, refunds and sales. Dates are in UTC. Leave both blank for your full history."
      />
      <form
        method="get"
        action="/investor/portfolio/statement"
        className="flex flex-wrap items-end gap-4"
      >
        <input type="hidden" name="wallet" value={wallet} />
        <TextField label="From" name="from" type="date" />
        <TextField label="To" name="to" type="date" />
        <Button type="submit">Open statement</Button>
        <Button type="submit" variant="outline" formAction={`/api/wallets/${wallet}/statement`}>
          Download CSV
        </Button>
      </form>
      <p className="mt-3">
        <a
          href={`/api/wallets/${wallet}/notes`}
          download
          className="inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          Download all notes (CSV)
        </a>
      </p>
    </Card>
  );
}

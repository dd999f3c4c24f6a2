import { Button } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { mailTopicWords } from "./topic-words.ts";

interface ConfirmAddressProps {
  readonly token: string;
  readonly timeZone: string;
}

/**
 * A guest's address says yes, for the first time or after a no. A plain form, as mail services open links by
 * themselves and send no forms.
 */
export function ConfirmAddress({ token, timeZone }: ConfirmAddressProps) {
  const { label, when } = mailTopicWords["guest-emails"];
  return (
    <Card className="mt-8">
      <CardHeading title={label} description={when} />
      <p className="mb-4">
        We don't send them to this address unless you say yes. You can stop them at any time.
      </p>
      <form method="post" action={`/emails/${token}/settings`}>
        <input type="hidden" name="wanted" value="guest-emails" />
        <input type="hidden" name="timeZone" value={timeZone} />
        <Button type="submit">Yes, email me</Button>
      </form>
    </Card>
  );
}

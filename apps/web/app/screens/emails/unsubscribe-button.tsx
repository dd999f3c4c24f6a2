import type { MailTopic } from "@tenora/domain/mail/mail-topic";
import { Button } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { mailTopicWords } from "./topic-words.ts";

/** A plain form, so that it works in every browser, without scripts too. */
export function UnsubscribeButton({ token, topic }: { token: string; topic: MailTopic }) {
  const { label, when } = mailTopicWords[topic];
  return (
    <Card className="mt-8">
      <CardHeading title={label} description={when} />
      <form method="post" action={`/emails/${token}?from=page`}>
        <Button type="submit" variant="outline">
          Stop these emails
        </Button>
      </form>
    </Card>
  );
}

import { parseTimeZone, timeZoneWords } from "@tenora/domain/text/time-zone";
import { type FormEvent, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { sendRequest } from "~/http/send-request";
import { Button } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { BusyFieldset } from "~/ui/forms/busy-fieldset";
import { CheckboxField } from "~/ui/forms/checkbox-field";
import { SelectField } from "~/ui/forms/select-field";
import { Notice } from "~/ui/notice";
import type { EmailsPage } from "./emails-view.tsx";
import { topicWords } from "./topic-words.ts";

type Outcome = { readonly tone: "good" | "bad"; readonly text: string } | null;

/** All topics and the time zone, saved together. A failure keeps what was chosen. */
export function SettingsForm({ token, settings, timeZones }: EmailsPage) {
  const revalidator = useRevalidator();
  const [stopped, setStopped] = useState(settings.stopped);
  const [timeZone, setTimeZone] = useState(settings.timeZone ?? "UTC");
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const isUnknown = settings.timeZone === null;

  // Offered, and stored only when it is saved.
  useEffect(() => {
    const own = parseTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    if (isUnknown && own !== null && timeZones.includes(own)) setTimeZone(own);
  }, [isUnknown, timeZones]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    setOutcome(null);
    const body = { token, stopped, timeZone };
    const result = await sendRequest("/api/emails/settings", { method: "PUT", body });
    setSaving(false);
    if (!result.ok) return setOutcome({ tone: "bad", text: result.message });
    setOutcome({ tone: "good", text: "Saved." });
    await revalidator.revalidate();
  }

  return (
    <Card className="mt-6">
      <CardHeading title="Emails you can choose" description="Untick the ones you don't want." />
      <noscript>
        <Notice role="none" title="This part needs JavaScript" className="mb-4">
          Turn on JavaScript and reload the page to choose here.
        </Notice>
      </noscript>
      <form onSubmit={save} className="grid gap-6">
        <BusyFieldset isBusy={isSaving} onChange={() => setOutcome(null)} className="grid gap-6">
          <fieldset>
            <legend className="sr-only">Emails that you get</legend>
            {settings.topics.map((topic) => (
              <CheckboxField
                key={topic}
                label={topicWords[topic].label}
                help={topicWords[topic].when}
                checked={!stopped.includes(topic)}
                onChange={({ target: { checked } }) =>
                  setStopped((now) => [
                    ...now.filter((one) => one !== topic),
                    ...(checked ? [] : [topic]),
                  ])
                }
              />
            ))}
          </fieldset>
          <SelectField
            label="Time zone"
            help={
              isUnknown
                ? "Dates in your emails are in UTC until you save this."
                : "Dates in your emails are in this time zone."
            }
            value={timeZone}
            onChange={({ target }) => setTimeZone(target.value)}
            options={timeZones.map((value) => ({ value, label: timeZoneWords(value) }))}
          />
        </BusyFieldset>
        <div>
          <Button type="submit" busy={isSaving}>
            {isSaving ? "Saving..." : "Save"}
          </Button>
        </div>
        {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      </form>
    </Card>
  );
}

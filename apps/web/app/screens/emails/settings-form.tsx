import type { MailChoices } from "@tenora/database/mail/mail-settings";
import { parseTimeZone, timeZoneWords } from "@tenora/domain/text/time-zone";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { BusyFieldset } from "~/ui/forms/busy-fieldset";
import { CheckboxField } from "~/ui/forms/checkbox-field";
import { SelectField } from "~/ui/forms/select-field";
import { Notice } from "~/ui/notice";
import { mailTopicWords } from "./topic-words.ts";

type Outcome = { readonly tone: "good" | "bad"; readonly text: string } | null;

interface SettingsFormProps {
  readonly settings: MailChoices;
  /** IANA names. */
  readonly timeZones: readonly string[];
  /** Resolves to why it failed, or to null. */
  save(choices: Omit<MailChoices, "topics">): Promise<string | null>;
  /** Reads the settings again. */
  onSaved(): Promise<unknown>;
  /** Where a browser without scripts sends the form; without one it isn't sent. */
  readonly action?: string;
  /** What became of a form that was sent there. */
  readonly sent?: "saved" | "failed" | null;
}

const sentOutcomes = {
  saved: { tone: "good", text: "Saved." },
  failed: { tone: "bad", text: "We couldn't save your choices. Please try again." },
} as const;

/** All topics and the time zone, saved together. A failure keeps what was chosen. */
export function SettingsForm({
  settings,
  timeZones,
  save,
  onSaved,
  action,
  sent = null,
}: SettingsFormProps) {
  const [stopped, setStopped] = useState(settings.stopped);
  const [timeZone, setTimeZone] = useState(settings.timeZone ?? "UTC");
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(sent && sentOutcomes[sent]);
  const isUnknown = settings.timeZone === null;

  // Offered, and stored only when it is saved.
  useEffect(() => {
    const own = parseTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    if (isUnknown && own !== null && timeZones.includes(own)) setTimeZone(own);
  }, [isUnknown, timeZones]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    setOutcome(null);
    const problem = await save({ stopped, timeZone });
    setSaving(false);
    if (problem !== null) return setOutcome({ tone: "bad", text: problem });
    setOutcome(sentOutcomes.saved);
    await onSaved();
  }

  return (
    <Card className="mt-6">
      <CardHeading title="Optional emails" description="Untick any you don't want." />
      <form method="post" action={action} onSubmit={submit} className="grid gap-6">
        <BusyFieldset isBusy={isSaving} onChange={() => setOutcome(null)} className="grid gap-6">
          <fieldset>
            <legend className="sr-only">Emails that you get</legend>
            {settings.topics.map((topic) => (
              <CheckboxField
                key={topic}
                name="wanted"
                value={topic}
                label={mailTopicWords[topic].label}
                help={mailTopicWords[topic].when}
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
            name="timeZone"
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

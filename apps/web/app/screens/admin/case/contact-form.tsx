import {
  type ContactMeans,
  type ContactParty,
  contactLengths,
  contactMeans,
  contactParties,
} from "@tenora/domain/collection/contact";
import { toCalendarDate } from "@tenora/domain/text/calendar-date";
import { type FormEvent, useState } from "react";
import { useAdminAction } from "~/features/admin/actions/use-admin-action";
import { useStoredText } from "~/features/admin/in-memory-state";
import { Button } from "~/ui/button";
import { BusyFieldset } from "~/ui/forms/busy-fieldset";
import { focusFirstError } from "~/ui/forms/focus-first-error";
import { SelectField } from "~/ui/forms/select-field";
import { TextArea } from "~/ui/forms/text-area";
import { TextField } from "~/ui/forms/text-field";
import { type ContactErrors, contactErrors } from "./contact-errors.ts";
import { meansWords, partyWords } from "./contact-words.ts";

interface ContactFormProps {
  readonly listing: string;
  /** A community campaign has none. */
  readonly hasCustomer: boolean;
  /** Of the server's clock when the page was made, in ms since 1970. */
  readonly now: number;
  readonly onSaved: () => void;
}

/** Under which half-written text is kept. */
export const commentKey = (listing: string) => `contact ${listing} comment`;

const problems = {
  NOTHING_TO_COLLECT:
    "This receivable is no longer late, in default or disputed, so nothing was recorded.",
} as const;

/** As the field for a date and time has it, in UTC. */
const toFieldTime = (ms: number) => new Date(ms).toISOString().slice(0, 16);

/** Records one contact; what was typed stays until it is saved. */
export function ContactForm({ listing, hasCustomer, now, onSaved }: ContactFormProps) {
  const { run, isUpdating } = useAdminAction();
  const [comment, setComment] = useStoredText(commentKey(listing));
  const [person, setPerson] = useStoredText(`contact ${listing} person`);
  const [party, setParty] = useState<ContactParty | "">("");
  const [means, setMeans] = useState<ContactMeans | "">("");
  const [at, setAt] = useState(() => toFieldTime(now));
  const [followUp, setFollowUp] = useState("");
  const [errors, setErrors] = useState<ContactErrors>({});
  // The same until it is recorded or changed: a repeated request records it once, and a correction is
  // another contact, since the first attempt may have arrived.
  const [id, setId] = useState<string>(() => crypto.randomUUID());

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const contactedAt = Date.parse(`${at}:00Z`);
    const typed = { party, means, contactedAt, followUp, comment };
    const found = contactErrors(typed, Date.now());
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(form);
    const isSaved = await run({
      path: `/api/admin/market/${listing}/contacts`,
      body: {
        ...{ id, party, person, means, comment },
        contactedAt: new Date(contactedAt).toISOString(),
        followUpOn: followUp === "" ? null : followUp,
      },
      progress: { title: "Saving", description: "Please wait a moment..." },
      done: { title: "Contact recorded", description: "All admins can see it." },
      failed: { title: "Not saved", description: "Nothing was changed. Please try again." },
      problems,
    });
    if (!isSaved) return;
    setComment("");
    setPerson("");
    setParty("");
    setMeans("");
    setFollowUp("");
    setAt(toFieldTime(Date.now()));
    setId(crypto.randomUUID());
    onSaved();
  }

  return (
    <form
      aria-label="Record a contact"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
      <BusyFieldset
        isBusy={isUpdating}
        onChange={() => setId(crypto.randomUUID())}
        className="grid gap-4 sm:grid-cols-2"
      >
        <SelectField
          label="Contacted"
          placeholder="Choose one"
          options={contactParties
            .filter((value) => hasCustomer || value !== "customer")
            .map((value) => ({ value, label: partyWords[value] }))}
          value={party}
          error={errors.party}
          onChange={({ target }) =>
            setParty(contactParties.find((one) => one === target.value) ?? "")
          }
        />
        <TextField
          label="Name (optional)"
          autoComplete="off"
          maxLength={contactLengths.person}
          value={person}
          onChange={({ target }) => setPerson(target.value)}
        />
        <SelectField
          label="How"
          placeholder="Choose one"
          options={contactMeans.map((value) => ({ value, label: meansWords[value] }))}
          value={means}
          error={errors.means}
          onChange={({ target }) =>
            setMeans(contactMeans.find((one) => one === target.value) ?? "")
          }
        />
        <TextField
          label="When (UTC)"
          type="datetime-local"
          value={at}
          error={errors.at}
          onChange={({ target }) => setAt(target.value)}
        />
        <div className="sm:col-span-2">
          <TextArea
            label="What was said"
            rows={3}
            maxLength={contactLengths.comment}
            help="What they promised, by when, and your next step. You can’t change this later."
            value={comment}
            error={errors.comment}
            onChange={({ target }) => setComment(target.value)}
          />
        </div>
        <TextField
          label="Next follow-up (optional)"
          type="date"
          help="From that day on the case is marked as due and listed before equally urgent cases. Without a date, an earlier one no longer counts."
          min={toCalendarDate(now)}
          value={followUp}
          error={errors.followUp}
          onChange={({ target }) => setFollowUp(target.value)}
        />
      </BusyFieldset>
      <p className="max-w-prose text-muted text-sm">
        While this receivable is late or in default, its public page shows of contacts after the
        grace period the day, how, and which side you contacted. Names and what was said stay here.
      </p>
      <div>
        <Button type="submit" busy={isUpdating}>
          {isUpdating ? "Saving..." : "Save contact"}
        </Button>
      </div>
    </form>
  );
}

import {
  type ContactMeans,
  type ContactParty,
  contactEntryLengths,
  contactMeans,
  contactParties,
} from "@tenora/domain/collection/contact";
import { toCalendarDate } from "@tenora/domain/text/calendar-date";
import { type FormEvent, useState } from "react";
import { useAdminAction } from "~/desk/features/actions/use-admin-action";
import { useStoredText } from "~/desk/features/in-memory-state";
import { Button } from "~/ui/button";
import { BusyFieldset } from "~/ui/forms/busy-fieldset";
import { focusFirstError } from "~/ui/forms/focus-first-error";
import { SelectField } from "~/ui/forms/select-field";
import { TextArea } from "~/ui/forms/text-area";
import { TextField } from "~/ui/forms/text-field";
import { type ContactEntryErrors, contactErrors } from "./contact-errors.ts";
import { meansWords, partyWords } from "./contact-words.ts";

interface ContactFormProps {
  readonly listing: string;
  /** A community campaign has none. */
  readonly hasCustomer: boolean;
  /** The server's time when the page was made, in ms since 1970. */
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

const newContact = (now: number) => ({
  party: "" as ContactParty | "",
  means: "" as ContactMeans | "",
  at: toFieldTime(now),
  followUp: "",
  // The same until it is recorded or changed: a repeated request records it once, and a correction is
  // another contact, since the first attempt may have arrived.
  id: crypto.randomUUID() as string,
});

/** A contact that is typed; its texts stay until it is saved. */
function useContact({ listing, now, onSaved }: ContactFormProps) {
  const { run, isUpdating } = useAdminAction();
  const [comment, setComment] = useStoredText(commentKey(listing));
  const [person, setPerson] = useStoredText(`contact ${listing} person`);
  const [typed, setTyped] = useState(() => newContact(now));
  const [errors, setErrors] = useState<ContactEntryErrors>({});
  const { party, means, at, followUp, id } = typed;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const contactedAt = Date.parse(`${at}:00Z`);
    const found = contactErrors({ party, means, contactedAt, followUp, comment }, Date.now());
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(form);
    const followUpOn = followUp === "" ? null : followUp;
    const isSaved = await run({
      path: `/api/admin/market/${listing}/contacts`,
      body: { id, party, person, means, comment, contactedAt: new Date(contactedAt), followUpOn },
      progress: { title: "Saving", description: "Please wait a moment..." },
      done: { title: "Contact recorded", description: "All admins can see it." },
      failed: { title: "Not saved", description: "Nothing was changed. Please try again." },
      problems,
    });
    if (!isSaved) return;
    setComment("");
    setPerson("");
    setTyped(newContact(Date.now()));
    onSaved();
  }

  const change = (changes: Partial<typeof typed>) => setTyped((last) => ({ ...last, ...changes }));
  return { ...typed, change, comment, setComment, person, setPerson, errors, submit, isUpdating };
}

/** Records one contact. */
export function ContactEntryForm(props: ContactFormProps) {
  const contact = useContact(props);
  const { isUpdating } = contact;
  return (
    <form
      aria-label="Record a contact"
      noValidate
      onSubmit={(event) => void contact.submit(event)}
      className="grid gap-4"
    >
      <BusyFieldset
        isBusy={isUpdating}
        onChange={() => contact.change({ id: crypto.randomUUID() })}
        className="grid gap-4 sm:grid-cols-2"
      >
        <Fields contact={contact} {...props} />
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

type FieldsProps = ContactFormProps & { readonly contact: ReturnType<typeof useContact> };

function Fields({ contact, hasCustomer, now }: FieldsProps) {
  const { party, means, person, at, comment, followUp, errors, change } = contact;
  const parties = contactParties.filter((one) => hasCustomer || one !== "customer");
  return (
    <>
      <SelectField
        label="Contacted"
        placeholder="Choose one"
        options={parties.map((value) => ({ value, label: partyWords[value] }))}
        value={party}
        error={errors.party}
        onChange={({ target }) => change({ party: oneOf(parties, target.value) })}
      />
      <TextField
        label="Name (optional)"
        autoComplete="off"
        maxLength={contactEntryLengths.person}
        value={person}
        onChange={({ target }) => contact.setPerson(target.value)}
      />
      <SelectField
        label="How"
        placeholder="Choose one"
        options={contactMeans.map((value) => ({ value, label: meansWords[value] }))}
        value={means}
        error={errors.means}
        onChange={({ target }) => change({ means: oneOf(contactMeans, target.value) })}
      />
      <TextField
        label="When (UTC)"
        type="datetime-local"
        value={at}
        error={errors.at}
        onChange={({ target }) => change({ at: target.value })}
      />
      <div className="sm:col-span-2">
        <TextArea
          label="What was said"
          rows={3}
          maxLength={contactEntryLengths.comment}
          help="What they promised, by when, and your next step. You can’t change this later."
          value={comment}
          error={errors.comment}
          onChange={({ target }) => contact.setComment(target.value)}
        />
      </div>
      <TextField
        label="Next follow-up (optional)"
        type="date"
        help="From that day on the case is marked as due and listed before equally urgent cases. Without a date, an earlier one no longer counts."
        min={toCalendarDate(now)}
        value={followUp}
        error={errors.followUp}
        onChange={({ target }) => change({ followUp: target.value })}
      />
    </>
  );
}

/** The chosen value; empty for none. */
const oneOf = <Value extends string>(values: readonly Value[], chosen: string): Value | "" =>
  values.find((one) => one === chosen) ?? "";

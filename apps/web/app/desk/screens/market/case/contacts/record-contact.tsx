import { useId, useRef, useState } from "react";
import { useStoredText } from "~/desk/features/in-memory-state";
import { Button } from "~/ui/button";
import { ContactEntryForm, commentKey } from "./contact-form.tsx";

interface RecordContactProps {
  readonly listing: string;
  readonly hasCustomer: boolean;
  /** The server's time when the page was made, in ms since 1970. */
  readonly now: number;
}

/** The form behind its button; folding it keeps what was typed, and half-written text opens it. */
export function RecordContact({ listing, hasCustomer, now }: RecordContactProps) {
  const [typed] = useStoredText(commentKey(listing));
  const [isOpen, setOpen] = useState(typed !== "");
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  function close() {
    setOpen(false);
    button.current?.focus();
  }
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Record contact
      </Button>
      <div id={id} hidden={!isOpen} className="mt-4">
        <ContactEntryForm listing={listing} hasCustomer={hasCustomer} now={now} onSaved={close} />
      </div>
    </>
  );
}

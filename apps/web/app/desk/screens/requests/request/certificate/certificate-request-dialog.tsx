import { isBlank } from "@tenora/domain/text/single-line";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { useStoredText } from "~/desk/features/in-memory-state";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { focusFirstError } from "~/ui/forms/focus-first-error";
import { TextArea } from "~/ui/forms/text-area";
import type { RequestActions } from "../review/use-request-actions.ts";

interface CertificateRequestDialogProps {
  readonly businessId: string;
  readonly isOpen: boolean;
  readonly actions: RequestActions;
  readonly onClose: () => void;
}

/** The message to the director of a pending business, who then sends another certificate. */
export function CertificateRequestDialog({
  businessId,
  isOpen,
  actions,
  onClose,
}: CertificateRequestDialogProps) {
  const formId = useId();
  const [message, setMessage] = useStoredText(`${businessId} certificate`);
  const [error, setError] = useState<string | null>(null);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Ask for another certificate"
      description="The request stays pending until you decide."
      footer={
        <>
          <Button variant="outline" disabled={actions.isUpdating} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={actions.isUpdating}>
            Send message
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          const form = event.currentTarget;
          if (isBlank(message)) setError("Please say what is wrong with it");
          else if (await actions.requestCertificate(message.trim())) {
            setMessage("");
            return onClose();
          }
          focusFirstError(form);
        }}
      >
        <MessageField
          error={error ?? undefined}
          value={message}
          onChange={(event) => {
            setError(null);
            setMessage(event.target.value);
          }}
        />
      </form>
    </Dialog>
  );
}

/** Has the focus once the dialog is open; `autoFocus` would come before that. */
function MessageField(
  props: Pick<ComponentProps<typeof TextArea>, "error" | "value" | "onChange">,
) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextArea
      ref={field}
      label="What is wrong with it?"
      help="We'll email this to the director and show it in the business portal."
      required
      rows={4}
      maxLength={2000}
      {...props}
    />
  );
}

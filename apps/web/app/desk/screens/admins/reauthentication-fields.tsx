import { CodeField } from "~/desk/features/code-field";
import { sendRequest } from "~/http/send-request";
import { TextField } from "~/ui/forms/text-field";

interface ReauthenticationFieldsProps {
  /** Whether the current admin has a second factor. */
  readonly hasTwoFactor: boolean;
  readonly readOnly: boolean;
}

/** Asks the current admin for what a thief of their cookie does not have. */
export function ReauthenticationFields({ hasTwoFactor, readOnly }: ReauthenticationFieldsProps) {
  return (
    <>
      <TextField
        label="Your password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        readOnly={readOnly}
      />
      {hasTwoFactor && <CodeField readOnly={readOnly} />}
    </>
  );
}

/**
 * Sends the form's values. Typed text stays, except for the code of the second factor: the server
 * accepts each code once, so sending it again would count as a wrong one.
 */
export async function sendReauthenticated(
  method: "POST" | "DELETE",
  path: string,
  form: HTMLFormElement,
) {
  const body = Object.fromEntries(new FormData(form));
  const sent = await sendRequest(path, { method, body });
  const code = form.elements.namedItem("code");
  if (code instanceof HTMLInputElement) code.value = "";
  return { sent, body };
}

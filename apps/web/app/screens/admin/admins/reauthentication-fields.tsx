import { TextField } from "~/ui/forms/text-field";
import { CodeField } from "../../../features/admin/code-field.tsx";

interface ReauthenticationFieldsProps {
  /** The admin who acts has a second factor. */
  readonly hasTwoFactor: boolean;
  readonly readOnly: boolean;
}

/** Asks the admin who acts for what somebody with his cookie does not have. */
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

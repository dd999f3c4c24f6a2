import { TextField } from "~/ui/text-field";
import { CodeField } from "../sign-in/code-field.tsx";

interface ProofFieldsProps {
  /** The admin who acts has a second factor. */
  readonly hasTwoFactor: boolean;
  readonly readOnly: boolean;
}

/** Asks the admin who acts for what somebody with his cookie does not have. */
export function ProofFields({ hasTwoFactor, readOnly }: ProofFieldsProps) {
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

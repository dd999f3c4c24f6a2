import { useEffect, useRef } from "react";
import { TextField } from "~/ui/forms/text-field";

interface CodeFieldProps {
  readonly readOnly: boolean;
  /** It has just come up in place of what had the focus. */
  readonly takesFocus?: boolean;
  readonly help?: string;
}

/** A code of the second factor. Letters are allowed: recovery codes have some. */
export function CodeField({
  readOnly,
  takesFocus = false,
  help = "Six digits from your authenticator app, or one of your recovery codes.",
}: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <TextField
      ref={input}
      label="Code"
      name="code"
      help={help}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      minLength={6}
      maxLength={40}
      required
      readOnly={readOnly}
      className="figures tracking-widest"
    />
  );
}

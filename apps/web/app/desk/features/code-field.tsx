import { useEffect, useRef } from "react";
import { TextField } from "~/ui/forms/text-field";

interface CodeFieldProps {
  readonly readOnly: boolean;
  /** It has just replaced the field that had the focus. */
  readonly hasInitialFocus?: boolean;
  readonly help?: string;
}

/** A code of the second factor. Letters are allowed, because recovery codes have some. */
export function CodeField({
  readOnly,
  hasInitialFocus = false,
  help = "Six digits from your authenticator app, or one of your recovery codes.",
}: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasInitialFocus) input.current?.focus();
  }, [hasInitialFocus]);
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

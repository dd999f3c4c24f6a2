import { type ComponentProps, useEffect, useRef } from "react";
import { classes } from "~/ui/classes";

interface BusyFieldsetProps extends Omit<ComponentProps<"fieldset">, "disabled"> {
  /** They are being saved: what is typed now would be lost. */
  readonly isBusy: boolean;
}

/** Fields that can't be changed while they are saved. The one in focus has the focus again afterwards. */
export function BusyFieldset({ isBusy, className, ...rest }: BusyFieldsetProps) {
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // A browser takes the focus from a disabled field; a user who moved on meanwhile is left there.
    const isLost = document.activeElement === document.body;
    if (!isBusy && isLost && focused.current?.isConnected) focused.current.focus();
  }, [isBusy]);
  return (
    <fieldset
      {...rest}
      disabled={isBusy}
      className={classes("min-w-0", className)}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onBlur={({ target }) => {
        if (!target.matches(":disabled")) focused.current = null;
      }}
    />
  );
}

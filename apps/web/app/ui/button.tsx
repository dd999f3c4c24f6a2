import type { ComponentProps, MouseEvent } from "react";
import { classes } from "./classes.ts";
import { Spinner } from "./loading/spinner.tsx";

export type ButtonVariant = "default" | "destructive" | "outline" | "secondary" | "ghost" | "link";
export type ButtonSize = "default" | "sm" | "lg" | "icon";

const base =
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium " +
  "whitespace-nowrap select-none transition-[background-color,border-color,color,box-shadow,scale] " +
  "duration-150 ease-calm active:scale-[0.985] disabled:pointer-events-none disabled:opacity-55 " +
  "aria-disabled:pointer-events-none aria-disabled:not-aria-busy:opacity-55 [&_svg]:shrink-0";

// Forced colours take the background away; a transparent border then shows.
const variants: Record<ButtonVariant, string> = {
  default:
    "border border-transparent bg-primary text-on-primary shadow-card hover:bg-primary-hover",
  destructive: "border border-transparent bg-brick-solid text-on-brick hover:bg-brick-solid/90",
  outline: "border border-line-strong bg-surface text-ink hover:border-ink hover:bg-surface-raised",
  secondary: "border border-transparent bg-mint-soft text-ink hover:bg-mint-soft/70",
  ghost: "text-ink hover:bg-ink/6",
  link: "text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2",
};

const sizes: Record<ButtonSize, string> = {
  default: "min-h-11 px-5 text-[0.9375rem]",
  sm: "min-h-9 px-3.5 text-sm pointer-coarse:min-h-11",
  lg: "min-h-13 px-7 text-base",
  icon: "size-11",
};

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}

/** The look of a button, for links that lead somewhere. */
export function buttonClass({ variant = "default", size = "default", className }: ButtonLook = {}) {
  return classes(base, variants[variant], sizes[size], className);
}

const preventDefault = (event: MouseEvent) => event.preventDefault();

/**
 * `busy` keeps the button's size and focus, shows a spinner and ignores presses: a
 * disabled button would lose the keyboard focus.
 */
export function Button({
  variant,
  size,
  className,
  busy = false,
  onClick,
  type = "button",
  children,
  ...rest
}: ComponentProps<"button"> & ButtonLook & { busy?: boolean | undefined }) {
  return (
    <button
      {...rest}
      type={type}
      onClick={busy ? preventDefault : onClick}
      aria-disabled={busy || rest["aria-disabled"]}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, className })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

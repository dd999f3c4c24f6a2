import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import Info from "lucide-react/icons/info";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

const amber = { look: "border-amber/25 bg-amber-soft", accent: "text-amber" } as const;

const tones = {
  info: { icon: Info, look: "border-line bg-surface-sunken", accent: "text-muted" },
  good: {
    icon: CircleCheck,
    look: "border-mint-strong/25 bg-mint-soft",
    accent: "text-mint-strong",
  },
  /** Something takes its time, or a time has passed. */
  waiting: { icon: Clock, ...amber },
  warning: { icon: CircleAlert, ...amber },
  bad: { icon: CircleAlert, look: "border-brick/25 bg-brick-soft", accent: "text-brick" },
} as const;

export type NoticeTone = keyof typeof tones;

interface NoticeProps {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** By default errors are alerts and the rest are status messages. `none` for static text. */
  role?: "status" | "alert" | "none" | undefined;
  className?: string | undefined;
}

export function Notice({ tone = "info", title, children, action, role, className }: NoticeProps) {
  const { icon: Icon, look, accent } = tones[tone];
  const spoken = role ?? (tone === "bad" ? "alert" : "status");
  return (
    <div
      role={spoken === "none" ? undefined : spoken}
      className={classes("flex gap-3 rounded-control border p-4 text-[0.9375rem]", look, className)}
    >
      <Icon aria-hidden="true" className={classes("mt-0.5 size-5 shrink-0", accent)} />
      <div className="min-w-0 flex-1">
        {title && <p className={classes("font-semibold", tone !== "info" && accent)}>{title}</p>}
        {children && <div className="text-ink">{children}</div>}
        {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}

import type { CheckOutcome } from "@tenora/domain/review/recorded-check";

/** A check as reviewers read it. */
export interface RecordedCheck<Subject extends string> {
  readonly id: string;
  readonly subject: Subject;
  readonly outcome: CheckOutcome;
  readonly comment: string | null;
  readonly at: Date;
  readonly adminEmail: string | null;
}

export interface NewCheck<Subject extends string> {
  readonly subject: Subject;
  readonly outcome: CheckOutcome;
  readonly comment: string | null;
  /** The newest check of this subject on the page. */
  readonly seenCheck: string | null;
}

/** How a screen records a check; false where it couldn't. */
export interface CheckActions<Subject extends string> {
  readonly isUpdating: boolean;
  readonly recordCheck: (check: NewCheck<Subject>) => Promise<boolean>;
}

/** The toasts of a recording. */
export const recordingToasts = {
  progress: { title: "Saving", description: "Please wait a moment..." },
  done: { title: "Check recorded", description: "It’s in the audit log, too." },
  failed: {
    title: "Check not recorded",
    description: "Nothing was changed. Please try again.",
  },
} as const;

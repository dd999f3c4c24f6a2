/** What the legal pages say of an installation's operator. */
export interface LegalFacts {
  readonly isDemo: boolean;
  readonly operator: {
    readonly company: string | null;
    readonly jurisdiction: string | null;
    readonly address: string | null;
    readonly email: string | null;
  };
  /** Whether the operator reads what the contact form sends. */
  readonly takesMessages: boolean;
  /** Whose law and courts the terms name; null where the operator names none. */
  readonly governingLaw: string | null;
  /** As the operator words it; null where they state none. */
  readonly regulatoryStatus: string | null;
  /** "15 working days" */
  readonly answeredWithin: string;
}

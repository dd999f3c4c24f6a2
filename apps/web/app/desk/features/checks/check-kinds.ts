import { type BusinessCheckSubject, businessChecks } from "@tenora/domain/business/business-check";
import { type InvestorCheckSubject, investorChecks } from "@tenora/domain/investor/investor-check";

/** What is checked of one kind of registration, in order, with what reviewers read of each. */
export interface CheckKind<Subject extends string> {
  readonly subjects: readonly Subject[];
  readonly titles: Readonly<Record<Subject, string>>;
  /** What to write down. */
  readonly helps: Readonly<Record<Subject, string>>;
}

export const checksOfInvestors: CheckKind<InvestorCheckSubject> = {
  subjects: investorChecks,
  titles: {
    identity: "Identity",
    sanctions: "Sanctions and PEP lists",
    country: "Country and investor type",
  },
  helps: {
    identity: "How you verified them, and the reference of what you saw.",
    sanctions: "Which lists you searched, their date, and the reference of the result.",
    country: "What you based it on, such as a self-certification.",
  },
};

export const checksOfBusinesses: CheckKind<BusinessCheckSubject> = {
  subjects: businessChecks,
  titles: {
    register: "Company register",
    authority: "Who acts for it",
    screening: "Sanctions lists",
  },
  helps: {
    register: "Which register has this number and name, and the date of its extract.",
    authority: "How you know that this person exists and may act for the company.",
    screening:
      "Which lists you searched, their date, and for whom: the company, who acts for it, who owns it.",
  },
};

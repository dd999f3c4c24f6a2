import type { ContactMeans, ContactParty } from "@tenora/domain/collection/contact";

export const partyWords: Readonly<Record<ContactParty, string>> = {
  business: "The business",
  customer: "The customer",
  other: "Someone else",
};

export const meansWords: Readonly<Record<ContactMeans, string>> = {
  phone: "Phone call",
  email: "Email",
  letter: "Letter",
  meeting: "Meeting",
  message: "Text message",
  other: "Other",
};

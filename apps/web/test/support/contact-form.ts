import { randomBytes } from "node:crypto";

/** The contact form as a person fills it in, from an address of their own. */
export const contactForm = (changes: Readonly<Record<string, string>> = {}): URLSearchParams =>
  new URLSearchParams({
    name: "Ada Lim",
    email: `${randomBytes(8).toString("hex")}@example.com`,
    topic: "investing",
    message: "How do I begin?",
    subject: "",
    ...changes,
  });

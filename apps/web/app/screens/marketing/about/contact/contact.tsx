import { brand } from "@tenora/domain/brand";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { ContactOutcome } from "./contact-outcome.ts";
import { MessageForm } from "./message-form.tsx";

const link = "text-mint-strong underline underline-offset-4 hover:decoration-2";

interface ContactProps {
  readonly isDemo: boolean;
  /** Whether the operator reads what the form sends. */
  readonly takesMessages: boolean;
  /** The operator's address; null when there is none. */
  readonly email: string | null;
  readonly outcome: ContactOutcome | undefined;
}

/** How to reach the operator: a form, where they read what it sends, and the network's page. */
export function Contact({ isDemo, takesMessages, email, outcome }: ContactProps) {
  return (
    <section
      aria-labelledby="contact"
      className="mt-20 rounded-card border border-line bg-surface p-6 shadow-card sm:p-10"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <div>
          <h2 id="contact" className="font-serif text-title">
            Get in touch
          </h2>
          <p className="mt-2.5 max-w-[52ch] text-muted">
            Questions about selling, investing or working with us? A real person answers
            {takesMessages ? ", here and on LinkedIn." : " on LinkedIn."}
          </p>
        </div>
        <a
          href={brand.links.contact}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({
            size: takesMessages ? "default" : "lg",
            variant: takesMessages ? "outline" : "default",
            className: "max-sm:w-full",
          })}
        >
          Contact Us <span className="sr-only">on LinkedIn (opens in a new tab)</span>
        </a>
      </div>
      {takesMessages && (
        // The form leads to this place, so that the browser focuses it with what became of the form.
        <div
          id="message"
          tabIndex={-1}
          className="mt-8 scroll-mt-24 border-line border-t pt-8 outline-none"
        >
          {outcome?.isSent ? (
            <Notice tone="good" title="Your message is on its way">
              {isDemo
                ? "It lands in this demo's mailbox and never leaves your computer."
                : "We'll answer by email, at the address you gave."}{" "}
              <Link to="/about" reloadDocument className={link}>
                Write another message
              </Link>
            </Notice>
          ) : (
            <>
              {outcome && (
                <Notice tone="bad" className="mb-6" title={outcome.message}>
                  {email && (
                    <p>
                      You can also write to{" "}
                      <a href={`mailto:${email}`} className={link}>
                        {email}
                      </a>
                      .
                    </p>
                  )}
                </Notice>
              )}
              <MessageForm isDemo={isDemo} typed={outcome?.typed} errors={outcome?.errors} />
            </>
          )}
        </div>
      )}
    </section>
  );
}

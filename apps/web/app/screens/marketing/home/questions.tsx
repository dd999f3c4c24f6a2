import Plus from "lucide-react/icons/plus";
import { Link } from "react-router";
import { questions } from "./copy.ts";

export function Questions() {
  return (
    <section
      aria-labelledby="questions"
      className="page-width grid gap-x-12 gap-y-6 py-14 sm:gap-y-8 sm:py-28 lg:grid-cols-[1fr_2fr]"
    >
      <div>
        <h2 id="questions" className="font-serif text-title">
          Frequently asked questions
        </h2>
        <p className="mt-4 text-muted">
          Common questions before a first note. For figures, see{" "}
          <Link
            to="/fees"
            className="text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            the fees
          </Link>
          .
        </p>
      </div>
      <div className="border-line-strong/45 border-t">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-line-strong/45 border-b">
            <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 font-medium text-lg leading-snug [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-mint-strong transition-transform duration-200 ease-calm group-open:rotate-45"
              />
            </summary>
            <p className="max-w-[68ch] pb-6 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

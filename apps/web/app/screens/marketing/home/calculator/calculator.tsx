import { type InputEvent, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { AnswerButtons } from "~/ui/forms/answer-buttons";
import { controlClass } from "~/ui/forms/field";
import {
  firstInput,
  isQuote,
  type QuoteErrors,
  type QuoteField,
  type QuoteInput,
  quoteFields,
  quoteSale,
} from "./quote.ts";

const labels: Readonly<Record<QuoteField, string>> = {
  invoice: "Invoice, USDC",
  days: "Due in, days",
  rate: "Yearly return, %",
};

/**
 * What the exchange does, in figures: an invoice becomes a note, the note becomes cash today. The server
 * writes the first result; what was typed before the scripts came is read when they have.
 */
export function HomeCalculator() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [result, setResult] = useState(() => quoteSale(firstInput));
  const quote = isQuote(result) ? result : null;
  const errors: QuoteErrors = isQuote(result) ? {} : result;
  const wrong = quoteFields.flatMap((field) => errors[field] ?? []);

  const answer = (text: string) => {
    if (form.current === null) return;
    const field = form.current.elements.namedItem("invoice");
    if (field instanceof HTMLInputElement) field.value = text;
    setResult(quoteSale(readForm(form.current)));
  };

  useEffect(() => {
    if (form.current) setResult(quoteSale(readForm(form.current)));
  }, []);

  return (
    <div className="relative w-full max-w-[34rem] lg:mx-auto lg:pb-8">
      <form
        ref={form}
        aria-label="What an invoice is worth today"
        onSubmit={(event) => event.preventDefault()}
        onInput={({ currentTarget }: InputEvent<HTMLFormElement>) =>
          setResult(quoteSale(readForm(currentTarget)))
        }
        className="scene-invoice rounded-card border border-line bg-surface px-4 pt-4 pb-10 shadow-card sm:px-6 sm:pt-6 lg:mr-10"
      >
        <div className="grid grid-cols-[1.25fr_1fr_1.3fr] gap-2.5 sm:gap-4">
          {quoteFields.map((field) => (
            <div key={field} className="min-w-0">
              <label
                htmlFor={`${id}-${field}`}
                className="mb-1 block whitespace-nowrap text-[0.8125rem] text-muted tracking-tight"
              >
                {labels[field]}
              </label>
              <input
                id={`${id}-${field}`}
                name={field}
                defaultValue={firstInput[field]}
                inputMode={field === "days" ? "numeric" : "decimal"}
                autoComplete="off"
                maxLength={16}
                aria-invalid={errors[field] ? true : undefined}
                aria-describedby={errors[field] ? `${id}-wrong` : undefined}
                className={`${controlClass} figures min-h-11 px-3 font-medium`}
              />
            </div>
          ))}
        </div>
        <div id={`${id}-wrong`} role="status" className="font-medium text-brick text-sm">
          {wrong.map((text) => (
            <p key={text} className="mt-2">
              {text}
            </p>
          ))}
        </div>
        <AnswerButtons
          field={`${id}-invoice`}
          question={`${id}-wrong`}
          answers={errors.answers ?? []}
          onChoose={answer}
        />
        <noscript>
          <p className="mt-2 text-muted text-sm">
            Turn on JavaScript to calculate with your own figures.
          </p>
        </noscript>
      </form>
      <div className="scene-note on-forest -mt-6 relative isolate overflow-hidden rounded-card bg-forest px-5 py-5 text-on-forest shadow-raised sm:px-7 sm:py-6 lg:ml-10">
        <img
          src="/artwork/seal.svg"
          alt=""
          width="200"
          height="200"
          className="-right-16 -top-16 -z-10 absolute size-56 max-w-none opacity-35"
        />
        <div role="status">
          <p className="text-on-forest-muted text-sm">You'd get today</p>
          <p className="figures font-serif text-[2.5rem] leading-tight sm:text-[3rem]">
            {quote?.today ?? "–"} <span className="font-sans text-base text-mint">USDC</span>
          </p>
        </div>
        <dl className="mt-3 grid grid-cols-2 items-end gap-x-4 border-on-forest/20 border-t pt-3">
          <Line name="Cost" value={quote?.cost} />
          <Line
            name={`Investors get${quote ? ` in ${quote.days} day${quote.days === "1" ? "" : "s"}` : ""}`}
            value={quote?.investorsGet}
          />
        </dl>
        <p className="mt-3 max-w-[44ch] text-on-forest-muted text-sm lg:max-w-[28ch]">
          If you sell the whole invoice, before our{" "}
          <Link to="/fees" className="underline underline-offset-4 hover:text-on-forest">
            fee
          </Link>
          . Sell part of it, and the rest comes when it's paid.
        </p>
      </div>
      <Coins />
    </div>
  );
}

const Line = ({ name, value = "–" }: { name: string; value: string | undefined }) => (
  <div>
    <dt className="text-on-forest-muted text-sm">{name}</dt>
    <dd className="figures font-medium text-lg">{value}</dd>
  </div>
);

const readForm = (form: HTMLFormElement): QuoteInput => {
  const data = new FormData(form);
  const read = (field: QuoteField) => String(data.get(field) ?? "");
  return { invoice: read("invoice"), days: read("days"), rate: read("rate") };
};

/** The stablecoins that pay for the note; only where there is room for a picture. */
function Coins() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 96"
      className="absolute right-1 bottom-0 hidden w-40 overflow-visible lg:block"
    >
      {(["USDT", "USDC"] as const).map((word, at) => (
        <g key={word} className="scene-coin">
          <circle cx={64 + at * 92} cy={52 - at * 12} r="40" className="scene-edge" />
          <circle cx={64 + at * 92} cy={47 - at * 12} r="40" className="fill-mint" />
          <circle cx={64 + at * 92} cy={47 - at * 12} r="33" className="scene-rim" />
          <text
            x={64 + at * 92}
            y={52 - at * 12}
            textAnchor="middle"
            className="fill-on-mint font-bold text-[15px]"
          >
            {word}
          </text>
        </g>
      ))}
    </svg>
  );
}

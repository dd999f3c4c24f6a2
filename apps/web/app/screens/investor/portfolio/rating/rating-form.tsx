import { useQueryClient } from "@tanstack/react-query";
import {
  allStars,
  maxRatingWords,
  type Rating,
  type Stars,
  starWords,
} from "@tenora/domain/rating/rating";
import { toPlainText } from "@tenora/domain/text/single-line";
import { useEffect, useId, useRef, useState } from "react";
import { sendRequest } from "~/http/send-request";
import { ensureWalletSession } from "~/session/prove-wallet";
import { Button } from "~/ui/button";
import { BusyFieldset } from "~/ui/forms/busy-fieldset";
import { TextArea } from "~/ui/forms/text-area";
import { Notice } from "~/ui/notice";
import { useWallet } from "~/wallet/wallet-provider";
import type { RateableSale } from "../portfolio-page.ts";
import { ownRatingsKey, ratingsPath } from "./own-ratings.ts";

interface RatingFormProps {
  readonly wallet: string;
  readonly sale: RateableSale;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** One to five stars, and words if one likes. */
export function RatingForm({ wallet, sale, onSent, onClose }: RatingFormProps) {
  const id = useId();
  const [stars, setStars] = useState<Stars | null>(null);
  const [words, setWords] = useState("");
  const [error, setError] = useState("");
  const { isBusy, problem, send } = useSendRating(wallet, sale);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const isTooLong = toPlainText(words).length > maxRatingWords;

  async function submit() {
    if (stars === null) {
      setError("Choose one to five stars.");
      first.current?.focus();
    } else if (!isTooLong && (await send({ stars, words: toPlainText(words) }))) onSent();
  }

  return (
    <form
      noValidate
      aria-label={`Rate ${sale.seller}`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <BusyFieldset isBusy={isBusy} className="grid gap-4 pt-1 pb-2">
        <fieldset
          className="min-w-0"
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
        >
          <legend className="mb-2 font-medium text-sm">
            How was your experience with {sale.seller}?
          </legend>
          <div className="grid grid-cols-1 gap-2 min-[30rem]:grid-cols-5">
            {allStars.map((value) => (
              <label
                key={value}
                className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-line-strong bg-surface px-3 py-2 text-[0.9375rem] has-[:checked]:border-mint-strong has-[:checked]:bg-mint-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus has-[:focus-visible]:outline-offset-2 min-[30rem]:flex-col min-[30rem]:gap-1 min-[30rem]:text-center"
              >
                <input
                  ref={value === 1 ? first : undefined}
                  type="radio"
                  name={`${id}-stars`}
                  value={value}
                  checked={stars === value}
                  onChange={() => {
                    setStars(value);
                    setError("");
                  }}
                  className="size-4.5 shrink-0 accent-primary"
                />
                <span>
                  <span className="figures font-medium">{value}</span> {starWords[value]}
                </span>
              </label>
            ))}
          </div>
          {error && (
            <p id={`${id}-error`} role="alert" className="mt-1.5 font-medium text-brick text-sm">
              {error}
            </p>
          )}
        </fieldset>
        <TextArea
          label="In your own words (optional)"
          rows={3}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          error={isTooLong ? `Use at most ${maxRatingWords} characters.` : undefined}
          help="Anyone can read them on the business's page, without your name or address. Don't name people."
        />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" size="sm">
            {isBusy ? "Sending…" : "Send rating"}
          </Button>
          <Button variant="outline" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <p className="text-muted text-sm">You can't change it afterwards.</p>
        </div>
      </BusyFieldset>
    </form>
  );
}

/** Sends a rating as the wallet, which signs in first where it hasn't; what was typed stays on a failure. */
function useSendRating(wallet: string, { listing }: RateableSale) {
  const hook = useWallet();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState("");
  return {
    isBusy,
    problem,
    async send(rating: Rating): Promise<boolean> {
      setIsBusy(true);
      setProblem("");
      try {
        const rejection = await ensureWalletSession(hook);
        if (rejection !== null) {
          setProblem(rejection);
          return false;
        }
        const body = { listing: String(listing), rating };
        const sent = await sendRequest(ratingsPath, { method: "POST", body });
        if (!sent.ok) setProblem(sent.message);
        const isRated = sent.ok || sent.code === "ALREADY_RATED";
        if (isRated) await queries.invalidateQueries({ queryKey: ownRatingsKey(wallet) });
        return sent.ok;
      } finally {
        setIsBusy(false);
      }
    },
  };
}

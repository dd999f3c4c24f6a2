import { coverAccept } from "@tenora/domain/article/article-cover";
import { type ChangeEvent, useId, useState } from "react";
import { Button, buttonClass } from "~/ui/button";
import { classes } from "~/ui/classes";
import { Spinner } from "~/ui/loading/spinner";
import { coverSource } from "./cover-source.ts";
import { sendArticleRequest } from "./send-article-request.ts";

interface CoverFieldProps {
  readonly coverImageUrl: string | null;
  readonly onChange: (coverImageUrl: string | null) => void;
}

/** The picture above the article: taken into the store as soon as it is chosen. */
export function CoverField({ coverImageUrl, onChange }: CoverFieldProps) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    setBusy(true);
    setFailure(null);
    const answer = await sendArticleRequest<{ coverImageUrl: string }>("POST", "covers", file);
    setBusy(false);
    // So that the same file, mended, can be chosen again.
    target.value = "";
    if (answer.ok) onChange(answer.coverImageUrl);
    else setFailure(answer.message);
  }

  return (
    <div>
      <p className="mb-1.5 font-medium text-sm">Cover</p>
      {coverImageUrl && (
        <img
          src={coverSource(coverImageUrl)}
          alt="The cover as chosen"
          width={1200}
          height={630}
          className="mb-3 aspect-40/21 w-full rounded-control border border-line bg-forest object-cover"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <label
          htmlFor={id}
          aria-busy={isBusy || undefined}
          className={classes(
            buttonClass({ variant: "outline", size: "sm" }),
            "cursor-pointer focus-within:outline-2 focus-within:outline-offset-2",
          )}
        >
          {isBusy && <Spinner />}
          {coverImageUrl ? "Choose another cover" : "Choose a cover"}
          <input
            id={id}
            type="file"
            accept={coverAccept}
            disabled={isBusy}
            aria-describedby={`${id}-help`}
            aria-invalid={failure ? true : undefined}
            onChange={upload}
            className="sr-only"
          />
        </label>
        {coverImageUrl && (
          <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => onChange(null)}>
            Remove the cover
          </Button>
        )}
      </div>
      {failure && (
        <p role="alert" className="mt-1.5 font-medium text-brick text-sm">
          {failure}
        </p>
      )}
      <p id={`${id}-help`} className="mt-1.5 text-muted text-sm">
        PNG or JPEG, best 1200 × 630, at most 5 MB. Everybody sees it once the article is published;
        what its camera wrote into it is left out.
      </p>
    </div>
  );
}

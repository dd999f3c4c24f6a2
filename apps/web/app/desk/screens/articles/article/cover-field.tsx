import { coverAccept } from "@tenora/domain/article/article-cover";
import { type ChangeEvent, useId, useState } from "react";
import { sendRequest } from "~/http/send-request";
import { Button, buttonClass } from "~/ui/button";
import { classes } from "~/ui/classes";
import { openOnEnter } from "~/ui/forms/open-on-enter";
import { Spinner } from "~/ui/loading/spinner";

interface CoverFieldProps {
  readonly coverImageUrl: string | null;
  readonly onChange: (coverImageUrl: string | null) => void;
}

/** Where the portal loads a cover, which readers may not see yet. */
export function coverSource(coverImageUrl: string): string {
  return coverImageUrl.startsWith("/insights/covers/")
    ? `/api/admin/articles/covers?${new URLSearchParams({ cover: coverImageUrl })}`
    : coverImageUrl;
}

/** The image above the article, uploaded as soon as it is chosen. */
export function CoverField({ coverImageUrl, onChange }: CoverFieldProps) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    setBusy(true);
    setFailure(null);
    const path = "/api/admin/articles/covers";
    const result = await sendRequest<{ coverImageUrl: string }>(path, {
      method: "POST",
      body: file,
    });
    setBusy(false);
    // Otherwise choosing the same file again, once corrected, would change nothing.
    target.value = "";
    if (result.ok) onChange(result.data.coverImageUrl);
    else setFailure(result.message);
  }

  return (
    <div>
      <p className="mb-1.5 font-medium text-sm">Cover</p>
      {coverImageUrl && (
        <img
          src={coverSource(coverImageUrl)}
          alt="Chosen cover"
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
            onKeyDown={openOnEnter}
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
        PNG or JPEG, ideally 1200 × 630, up to 5 MB. It's public once the article is published;
        camera data (EXIF) is removed.
      </p>
    </div>
  );
}

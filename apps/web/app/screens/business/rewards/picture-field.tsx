import { coverAccept } from "@tenora/domain/article/article-cover";
import { useEffect, useId, useState } from "react";
import { buttonClass } from "~/ui/button";
import { classes } from "~/ui/classes";
import { openOnEnter } from "~/ui/forms/open-on-enter";

interface PictureFieldProps {
  picture: File | null;
  /** The address of the one that stays unless another is chosen; null without one. */
  current: string | null;
  error: string | undefined;
  onChoose: (picture: File | null) => void;
}

/** Chooses the picture of a reward and shows it. It is sent with the rest of the form. */
export function PictureField({ picture, current, error, onChoose }: PictureFieldProps) {
  const id = useId();
  const preview = useObjectUrl(picture) ?? current;
  return (
    <div>
      <p className="mb-1.5 font-medium text-sm">Picture</p>
      <div className="flex flex-wrap items-center gap-4">
        {preview && (
          <img
            src={preview}
            alt={picture ? "Chosen for the reward" : "The reward's picture"}
            width={96}
            height={96}
            className="size-24 rounded-control border border-line object-cover"
          />
        )}
        <label
          htmlFor={id}
          className={classes(
            buttonClass({ variant: "outline", size: "sm" }),
            "cursor-pointer has-disabled:pointer-events-none has-disabled:opacity-55 focus-within:outline-2 focus-within:outline-offset-2",
          )}
        >
          {preview ? "Choose another picture" : "Choose a picture"}
          <input
            id={id}
            type="file"
            onKeyDown={openOnEnter}
            accept={coverAccept}
            aria-describedby={`${id}-help`}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onChoose(file);
              // Otherwise choosing the same file again would change nothing.
              target.value = "";
            }}
            className="sr-only"
          />
        </label>
      </div>
      {error && (
        <p role="alert" className="mt-1.5 font-medium text-brick text-sm">
          {error}
        </p>
      )}
      <p id={`${id}-help`} className="mt-1.5 text-muted text-sm">
        PNG or JPEG, up to 5 MB, at least 200 pixels on each side, shown as a square. We store it at
        640 pixels, without camera data (EXIF). Everyone can see it.
      </p>
    </div>
  );
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

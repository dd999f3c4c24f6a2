import { coverAccept } from "@tenora/domain/article/article-cover";
import {
  maxPictureDescription,
  maxPictures,
} from "@tenora/domain/funding-request/campaign-picture";
import { useId } from "react";
import { Button } from "~/ui/button";
import { FieldLabel } from "~/ui/forms/field";
import { FileButton } from "~/ui/forms/file-button";
import { TextField } from "~/ui/forms/text-field";
import type { RequestForm } from "../use-request-form.ts";
import { picturePath, usePictures } from "./use-pictures.ts";

/** Up to three pictures beside the story, each with words for people who can't see it. */
export function PicturesField({ form }: { form: RequestForm }) {
  const id = useId();
  const pictures = usePictures(form);
  const { chosen, isBusy, problem } = pictures;
  const isFull = form.pictures.length >= maxPictures;
  return (
    <div>
      <FieldLabel id={id}>Pictures (optional)</FieldLabel>
      {form.pictures.length > 0 && (
        <ul className="mb-4 grid gap-4 sm:grid-cols-3">
          {form.pictures.map((picture) => (
            <li key={picture.id} className="min-w-0">
              <img
                src={picturePath(form.id, picture.id)}
                alt={picture.description}
                className="aspect-4/3 w-full rounded-control border border-line object-cover"
              />
              <p aria-hidden="true" className="wrap-anywhere mt-2 text-sm">
                {picture.description}
              </p>
              <Button
                variant="ghost"
                size="sm"
                disabled={isBusy}
                onClick={() => void pictures.remove(picture.id)}
              >
                Remove<span className="sr-only"> the picture “{picture.description}”</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FileButton
            id={id}
            accept={coverAccept}
            isBusy={isBusy}
            isInvalid={Boolean(problem)}
            onChoose={pictures.choose}
          >
            {chosen ? "Choose another picture" : "Choose a picture"}
          </FileButton>
          {chosen && <p className="wrap-anywhere min-w-0 text-sm">{chosen.name}</p>}
        </div>
      )}
      {chosen && !isFull && (
        <div className="mt-4 grid gap-3">
          <TextField
            label="What the picture shows"
            help="For people who can't see it. It's read aloud to them, and shown below the picture."
            maxLength={maxPictureDescription}
            value={pictures.description}
            disabled={isBusy}
            onChange={({ target }) => pictures.describe(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button size="sm" busy={isBusy} onClick={() => void pictures.add()}>
              {isBusy ? "Adding..." : "Add picture"}
            </Button>
            {!isBusy && (
              <Button size="sm" variant="ghost" onClick={() => pictures.choose(null)}>
                Leave it out
              </Button>
            )}
          </div>
        </div>
      )}
      <p id={`${id}-alert`} role="alert" className="mt-1.5 font-medium text-brick text-sm">
        {problem}
      </p>
      <p id={`${id}-help`} className="mt-1.5 text-muted text-sm">
        Up to {maxPictures}, PNG or JPEG, 5 MB each and at least 200 pixels on each side. We store
        them without camera data (EXIF). Everyone can see them once the campaign is published, and
        they can't change once you've signed.
      </p>
    </div>
  );
}

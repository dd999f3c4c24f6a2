import { fieldLabels } from "@tenora/domain/funding-request/draft/draft";
import type { RequestPicture } from "../api/responses.ts";
import { picturePath } from "../form/files/use-pictures.ts";
import type { RequestForm } from "../form/use-request-form.ts";

/** What a campaign says in the place of a customer. */
export const campaignLines = ({ id, pictures, values: { campaignName, story } }: RequestForm) => [
  { label: fieldLabels.campaignName, value: campaignName },
  { label: fieldLabels.story, value: <span className="whitespace-pre-line">{story}</span> },
  {
    label: "Pictures",
    value: pictures.length === 0 ? "None" : <Pictures requestId={id} pictures={pictures} />,
  },
  { label: "Who repays", value: "You, from your own business. No customer owes this money." },
];

/** They are signed with their descriptions. */
function Pictures({ requestId, pictures }: PicturesProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {pictures.map(({ id, description }) => (
        <li key={id} className="min-w-0">
          <img
            src={picturePath(requestId, id)}
            alt={description}
            className="aspect-4/3 w-full rounded-control border border-line object-cover"
          />
          {/* The picture says it to those who don't see it. */}
          <p aria-hidden="true" className="mt-1 text-sm">
            {description}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface PicturesProps {
  readonly requestId: string;
  readonly pictures: readonly RequestPicture[];
}

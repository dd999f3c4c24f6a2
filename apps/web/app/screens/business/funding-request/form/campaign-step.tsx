import { maxStory } from "@tenora/domain/funding-request/draft/draft";
import { Notice } from "~/ui/notice";
import { DraftText, DraftTextArea } from "./draft-fields.tsx";
import { PicturesField } from "./files/pictures-field.tsx";
import type { RequestForm } from "./use-request-form.ts";

/** Step 2 of a community campaign: what its backers read. */
export function CampaignStep({ form }: { form: RequestForm }) {
  return (
    <>
      <Notice tone="warning" role="none" title="You repay this yourself">
        No customer owes this money. You owe it to your backers from your own business, whatever
        happens to your plan. If you can't repay, they can lose everything they gave you, and your
        default stays public.
      </Notice>
      <DraftText
        form={form}
        name="campaignName"
        help="What it's for, in a few words, such as “Second oven”. You can use a name for one campaign only."
        maxLength={60}
        required
      />
      <DraftTextArea
        form={form}
        name="story"
        help={`What you need the money for and how you'll repay it. Everyone who opens the campaign's page can read this. It can't change once you've signed. Up to ${maxStory.toLocaleString("en")} characters; separate paragraphs with a blank line.`}
        rows={10}
        maxLength={maxStory}
        required
      />
      <PicturesField form={form} />
    </>
  );
}

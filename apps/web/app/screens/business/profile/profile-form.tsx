import { maxDescription } from "@tenora/domain/business/profile";
import { industries } from "@tenora/domain/receivable/industries";
import { Link, useRouteLoaderData } from "react-router";
import { Button, buttonClass } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { CopyButton } from "~/ui/copy-button";
import { BusyFieldset } from "~/ui/forms/busy-fieldset";
import { SelectField } from "~/ui/forms/select-field";
import { TextArea } from "~/ui/forms/text-area";
import { TextField } from "~/ui/forms/text-field";
import { Notice } from "~/ui/notice";
import type { ProfilePage } from "./profile.server.ts";
import { useProfileForm } from "./use-profile-form.ts";

const industryChoices = Object.entries(industries).map(([value, label]) => ({ value, label }));

/** What the business says of itself on its public page. */
export function ProfileForm({ page }: { page: ProfilePage }) {
  const { answers, errors, problem, state, change, save } = useProfileForm(page.answers);
  return (
    <Card className="mt-8">
      <CardHeading
        title="Your public page"
        description="Anyone can see it, with your registered name, country and tier."
        aside={page.address && <PublicPage address={page.address} />}
      />
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <BusyFieldset isBusy={state === "busy"} className="grid gap-6 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <TextArea
              label="About your business"
              rows={6}
              maxLength={maxDescription}
              help="What you sell, to whom, and since when. Plain text; don't name customers."
              value={answers.description}
              error={errors.description}
              onChange={({ target }) => change({ description: target.value })}
            />
          </div>
          <div className="sm:col-span-2">
            <TextField
              label="Website"
              type="url"
              inputMode="url"
              autoComplete="url"
              placeholder="https://example.com"
              maxLength={200}
              value={answers.website}
              error={errors.website}
              onChange={({ target }) => change({ website: target.value })}
            />
          </div>
          <SelectField
            label="Industry"
            placeholder="Not stated"
            options={industryChoices}
            value={answers.industry}
            error={errors.industry}
            onChange={({ target }) => change({ industry: target.value })}
          />
          <TextField
            label="Founded in"
            inputMode="numeric"
            autoComplete="off"
            placeholder="2015"
            maxLength={4}
            value={answers.founded}
            error={errors.founded}
            onChange={({ target }) => change({ founded: target.value })}
          />
        </BusyFieldset>
        {problem && (
          <Notice tone="bad" title="Not saved">
            {problem}
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={state === "busy"}>
            {state === "busy" ? "Saving..." : "Save"}
          </Button>
          <p role="status" className="text-muted text-sm">
            {state === "saved" ? "Saved. Your page shows it within a minute." : ""}
          </p>
        </div>
      </form>
    </Card>
  );
}

/** The ways to the public page: to see it, and to share it. */
function PublicPage({ address }: { address: string }) {
  const origin = useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
  return (
    <div className="flex flex-wrap gap-2">
      <Link to={address} className={buttonClass({ variant: "outline", size: "sm" })}>
        View your page
      </Link>
      <CopyButton text={`${origin}${address}`} label="Copy link" variant="outline" size="sm" />
    </div>
  );
}

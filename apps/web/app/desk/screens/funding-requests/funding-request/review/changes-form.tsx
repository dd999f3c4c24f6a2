import type { FundingRequestDetail } from "@tenora/database/funding-request/find-funding-request";
import {
  fieldLabels,
  isAsked,
  type RequestedChange,
  requestedChangeSchema,
} from "@tenora/domain/funding-request/draft/draft";
import { isBlank } from "@tenora/domain/text/single-line";
import { useState } from "react";
import { useMemory } from "~/desk/features/in-memory-state";
import { Button } from "~/ui/button";
import { focusFirstError } from "~/ui/forms/focus-first-error";
import { SelectField } from "~/ui/forms/select-field";
import { TextArea } from "~/ui/forms/text-area";
import type { ReviewActions } from "./use-review-actions.ts";

interface ChangesFormProps {
  readonly request: Pick<FundingRequestDetail, "id" | "draft">;
  readonly actions: ReviewActions;
  readonly onBack: () => void;
}

type Field = RequestedChange["field"];
const fields = Object.keys(fieldLabels) as Field[];

/** What the business has to change, field by field, each with a comment that it reads beside it. */
export function ChangesForm({ request, actions, onBack }: ChangesFormProps) {
  const memory = useMemory();
  const name = `${request.id} changes`;
  const [changes, setChanges] = useState(() => memory.read<readonly RequestedChange[]>(name) ?? []);
  const [error, setError] = useState("");
  const update = (next: readonly RequestedChange[]) => {
    setError("");
    setChanges(next);
    memory.write(name, next.length === 0 ? null : next);
  };
  const isNamed = (field: Field) => changes.some((change) => change.field === field);
  const unnamed = fields.filter(
    (field) => !isNamed(field) && (field === "documents" || isAsked(request.draft.kind, field)),
  );
  return (
    <form
      aria-label="Request changes"
      className="w-full space-y-4"
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const isComplete = changes.every(
          (change) => requestedChangeSchema.safeParse(change).success,
        );
        if (changes.length === 0) setError("Choose what needs to change.");
        else if (!isComplete) setError("Say what needs to change in each field.");
        else if (await actions.requestChanges(changes)) return update([]);
        focusFirstError(form);
      }}
    >
      <h3 className="font-medium">What needs to change?</h3>
      <div className="max-h-[40vh] space-y-4 overflow-y-auto p-1">
        {changes.map(({ field, comment }) => (
          <div key={field} className="flex flex-col gap-2 sm:flex-row sm:items-end">
            <div className="min-w-0 flex-1">
              <TextArea
                label={fieldLabels[field]}
                error={error && isBlank(comment) ? "Say what needs to change." : undefined}
                rows={2}
                maxLength={1000}
                autoFocus
                value={comment}
                onChange={(event) =>
                  update(
                    changes.map((one) =>
                      one.field === field ? { field, comment: event.target.value } : one,
                    ),
                  )
                }
              />
            </div>
            <Button
              variant="link"
              size="sm"
              onClick={() => update(changes.filter((one) => one.field !== field))}
            >
              Remove<span className="sr-only"> {fieldLabels[field]}</span>
            </Button>
          </div>
        ))}
        <SelectField
          label={changes.length === 0 ? "Field" : "Another field"}
          placeholder="Choose a field"
          options={unnamed.map((value) => ({ value, label: fieldLabels[value] }))}
          error={error && changes.length === 0 ? error : undefined}
          value=""
          onChange={(event) => {
            const field = fields.find((one) => one === event.target.value);
            if (field) update([...changes, { field, comment: "" }]);
          }}
        />
      </div>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="outline" disabled={actions.isUpdating} onClick={onBack}>
          Back
        </Button>
        <Button type="submit" disabled={actions.isUpdating}>
          Request changes
        </Button>
      </div>
    </form>
  );
}

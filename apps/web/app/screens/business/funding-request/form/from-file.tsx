import { type DraftField, fieldLabels } from "@tenora/domain/funding-request/draft/draft";
import {
  type FileField,
  fileFields,
  isAsInFile,
} from "@tenora/domain/funding-request/draft/file-reading";
import { formatCalendarDate } from "@tenora/domain/text/format-date";
import { Button } from "~/ui/button";
import type { RequestForm } from "./use-request-form.ts";

interface FromFileProps {
  readonly form: Pick<RequestForm, "values" | "fileAnswers" | "change">;
  readonly name: DraftField;
}

const isFileField = (name: DraftField): name is FileField =>
  fileFields.some((field) => field === name);

/** Says that an answer is the e-invoice's, or offers the e-invoice's where it is another. */
export function FromFile({ form, name }: FromFileProps) {
  if (!isFileField(name)) return null;
  const value = form.fileAnswers[name];
  if (value === undefined) return null;
  if (isAsInFile(name, form.values, form.fileAnswers)) {
    return <span className="block font-medium text-mint-strong">From the file</span>;
  }
  return (
    <span className="block text-amber">
      The file says {inWords(name, value)}.{" "}
      <Button
        variant="link"
        size="sm"
        className="-my-1 px-0"
        aria-label={`Use the file’s value for ${fieldLabels[name]}`}
        onClick={() => form.change({ [name]: value })}
      >
        Use the file’s value
      </Button>
    </span>
  );
}

function inWords(name: FileField, value: string): string {
  if (name === "issueDate" || name === "dueDate") {
    return formatCalendarDate(value);
  }
  if (name !== "customerCountry") return value;
  return new Intl.DisplayNames(["en"], { type: "region" }).of(value) ?? value;
}

import { readAnswers } from "@tenora/domain/funding-request/draft/answers";
import type { DraftContext } from "@tenora/domain/funding-request/draft/check-draft";
import type { Draft, DraftField } from "@tenora/domain/funding-request/draft/draft";
import { answersToFill, type FileAnswers } from "@tenora/domain/funding-request/draft/file-reading";
import type { FundingRequestResponse, RequestDocument } from "../api/responses.ts";
import { useDraft } from "./use-draft.ts";
import { useSaving } from "./use-saving.ts";
import { stepErrors, useSteps } from "./use-steps.ts";

export type RequestForm = ReturnType<typeof useRequestForm>;

interface FormInput {
  readonly id: string;
  readonly detail: FundingRequestResponse | null;
  readonly context: DraftContext;
  /** Reads the request again; resolves with it. */
  readonly reload: () => Promise<FundingRequestResponse | null>;
}

/** The form of a request: what is typed, saved at every step. */
export function useRequestForm({ id, detail, context, reload }: FormInput) {
  const { documents = [], pictures = [], requestedChanges = [] } = detail ?? {};
  const draft = useDraft(id, detail);
  const { latestValues } = draft;
  const { forgetProblem, ...saving } = useSaving(id, draft, reload);
  const hasDocuments = documents.length > 0;
  const { forgetErrors, ...steps } = useSteps(
    detail,
    (step) => stepErrors(step, latestValues(), { context, hasDocuments }),
    saving.save,
  );

  function change(changed: Partial<Draft>) {
    draft.change(changed);
    forgetErrors(Object.keys(changed));
  }

  return {
    id,
    ...draft,
    ...saving,
    ...steps,
    documents,
    pictures,
    context,
    answers: readAnswers(draft.values, context.stablecoins),
    /** What the reviewer wants changed, by field. */
    comments: Object.fromEntries(
      requestedChanges.map(({ field, comment }) => [field, comment]),
    ) as Partial<Record<DraftField | "documents", string>>,
    /** What the first e-invoice among the files says; empty without one. */
    fileAnswers: draft.values.kind === "community" ? {} : fileAnswersOf(documents),
    change,
    /** Fills in what is still empty; what was typed stays. */
    fillFromFile(answers: FileAnswers) {
      if (latestValues().kind === "community") return;
      const filled = answersToFill(latestValues(), answers);
      if (Object.keys(filled).length > 0) change(filled);
    },
    keepOwn() {
      draft.keepOwn();
      forgetProblem();
    },
    takeSaved() {
      draft.takeSaved();
      forgetProblem();
    },
    reload,
  };
}

function fileAnswersOf(documents: readonly RequestDocument[]): FileAnswers {
  for (const { reading } of documents) if (reading?.outcome === "read") return reading.answers;
  return {};
}

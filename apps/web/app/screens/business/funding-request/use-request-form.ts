import {
  checkDraft,
  type DraftContext,
  type DraftErrors,
} from "@tenora/domain/funding-request/check-draft";
import {
  type Draft,
  type DraftField,
  emptyDraft,
  stepFields,
} from "@tenora/domain/funding-request/draft";
import { answersToFill, type FileAnswers } from "@tenora/domain/funding-request/file-reading";
import { type RefObject, useRef, useState } from "react";
import { useLocation } from "react-router";
import { type RequestFailure, sendRequest } from "~/http/send-request";
import { ensureWalletSession } from "~/session/prove-wallet";
import { focusFirstError } from "~/ui/forms/focus-first-error";
import { useWallet } from "~/wallet/wallet-provider";
import type { FundingRequestDetail, RequestDocument, RequestPicture } from "./api/responses.ts";
import { deleteLocalDraft, readLocalDraft, storeLocalDraft } from "./local-draft.ts";
import { requestPath } from "./request-queries.ts";

export const stepTitlesOf = (kind: Draft["kind"]) =>
  [
    "Receivable",
    kind === "community" ? "Campaign" : "Customer",
    "Financing",
    "Review and sign",
  ] as const;
export type StepNumber = 1 | 2 | 3 | 4;

export type FormErrors = DraftErrors & { readonly documents?: string };

export interface RequestForm {
  readonly id: string;
  readonly values: Draft;
  readonly step: StepNumber;
  readonly errors: FormErrors;
  readonly documents: readonly RequestDocument[];
  readonly pictures: readonly RequestPicture[];
  readonly context: DraftContext;
  /** The version on the server; null until it is saved for the first time. */
  readonly version: number | null;
  /** Everything typed is on the server. */
  readonly isSaved: boolean;
  readonly isSaving: boolean;
  /** Why the last save failed. */
  readonly problem: string;
  /** What another window saved meanwhile; the person chooses one of both. */
  readonly conflict: Draft | null;
  /** What the reviewer wants changed, by field. */
  readonly comments: Partial<Record<DraftField | "documents", string>>;
  /** What a step still has to be asked before it is left: false keeps it open. */
  readonly mayLeave: RefObject<(() => boolean) | null>;
  /** What the first e-invoice among the files says; empty without one. */
  readonly fileAnswers: FileAnswers;
  change(change: Partial<Draft>): void;
  /** Fills in what is still empty; what was typed stays. */
  fillFromFile(answers: FileAnswers): void;
  /** Goes on when the step is complete and saved; otherwise says what is missing. */
  next(): Promise<void>;
  back(): void;
  go(step: StepNumber): void;
  /** Saves on the server, signing in first if need be. Resolves with the version, or null. */
  save(): Promise<number | null>;
  keepOwn(): void;
  takeSaved(): void;
  reload(): Promise<unknown>;
}

interface FormInput {
  readonly id: string;
  readonly detail: FundingRequestDetail | null;
  readonly context: DraftContext;
  /** Reads the request again; resolves with it. */
  readonly reload: () => Promise<FundingRequestDetail | null>;
}

/** The state of the form; what is typed is stored in the browser at once, and saved at every step. */
export function useRequestForm({ id, detail, context, reload }: FormInput): RequestForm {
  const wallet = useWallet();
  const address = wallet.walletAddress;
  const { state } = useLocation() as { state: { readonly draft?: Partial<Draft> } | null };
  const [initial] = useState(() => openDraft(address, id, detail, state?.draft));
  const [values, setValues] = useState(initial.values);
  const [version, setVersion] = useState(initial.version);
  const [isSaved, setSaved] = useState(initial.isSaved);
  const [conflict, setConflict] = useState<Draft | null>(initial.conflict);
  const [step, setStep] = useState<StepNumber>(() => firstStep(detail));
  const [errors, setErrors] = useState<FormErrors>({});
  const [problem, setProblem] = useState("");
  const [isSaving, setSaving] = useState(false);
  const latest = useRef(initial.values);
  // A file may be read long after the render that began to send it.
  const latestVersion = useRef(initial.version);
  const mayLeave = useRef<(() => boolean) | null>(null);
  const documents = detail?.documents ?? [];
  const pictures = detail?.pictures ?? [];

  function change(changed: Partial<Draft>) {
    latest.current = { ...latest.current, ...changed };
    setValues(latest.current);
    setSaved(false);
    setErrors((now) => withoutFields(now, Object.keys(changed)));
    storeLocalDraft(address, id, { draft: latest.current, baseVersion: latestVersion.current });
  }

  async function save(): Promise<number | null> {
    if (isSaved && version !== null) return version;
    setSaving(true);
    setProblem("");
    try {
      const rejection = await ensureWalletSession(wallet);
      if (rejection === null) return await send();
      setProblem(rejection);
      return null;
    } finally {
      setSaving(false);
    }
  }

  async function send(): Promise<number | null> {
    const draft = latest.current;
    const result =
      version === null
        ? await sendRequest("/api/business/funding-requests", {
            method: "POST",
            body: { id, draft },
          })
        : await sendRequest(requestPath(id), { method: "PUT", body: { version, draft } });
    if (!result.ok) return fail(result);
    const saved = version === null ? 1 : (result.data as { version: number }).version;
    setVersion(saved);
    latestVersion.current = saved;
    if (latest.current === draft) {
      deleteLocalDraft(address, id);
      setSaved(true);
    } else storeLocalDraft(address, id, { draft: latest.current, baseVersion: saved });
    return saved;
  }

  async function fail({ code, message }: RequestFailure): Promise<null> {
    setProblem(message);
    if (code === "FUNDING_REQUEST_CHANGED" || code === "FUNDING_REQUEST_CLOSED") {
      const current = await reload();
      if (current !== null && code === "FUNDING_REQUEST_CHANGED") {
        setConflict(current.draft);
        setVersion(current.version);
        latestVersion.current = current.version;
        storeLocalDraft(address, id, { draft: latest.current, baseVersion: current.version });
      }
    }
    return null;
  }

  /** The errors of this step alone. */
  function errorsOf(ofStep: StepNumber): FormErrors {
    const all = checkDraft(latest.current, context).errors;
    const fields = ofStep === 4 ? [...stepFields[2], ...stepFields[3]] : stepFields[ofStep];
    const own = Object.fromEntries(
      fields.flatMap((field) => (all[field] ? [[field, all[field]]] : [])),
    );
    const needsDocument = ofStep === 1 && latest.current.kind !== "community";
    if (!needsDocument || documents.length > 0) return own;
    return { ...own, documents: "Add the invoice or order as a file." };
  }

  return {
    id,
    values,
    step,
    errors,
    documents,
    pictures,
    context,
    version,
    isSaved,
    isSaving,
    problem,
    conflict,
    comments: commentsOf(detail),
    fileAnswers: values.kind === "community" ? {} : fileAnswersOf(documents),
    mayLeave,
    change,
    fillFromFile(answers) {
      if (latest.current.kind === "community") return;
      const filled = answersToFill(latest.current, answers);
      if (Object.keys(filled).length > 0) change(filled);
    },
    async next() {
      const found = errorsOf(step);
      setErrors(found);
      if (Object.keys(found).length > 0) return focusFirstError();
      if (mayLeave.current?.() === false) return;
      if (step < 4 && (await save()) !== null) setStep((step + 1) as StepNumber);
    },
    back() {
      setErrors({});
      if (step > 1) setStep((step - 1) as StepNumber);
    },
    go(to) {
      setErrors({});
      setStep(to);
    },
    save,
    keepOwn() {
      setConflict(null);
      setProblem("");
    },
    takeSaved() {
      if (conflict === null) return;
      latest.current = conflict;
      setValues(conflict);
      setSaved(true);
      setConflict(null);
      setProblem("");
      deleteLocalDraft(address, id);
    },
    reload,
  };
}

/** What the form starts with: the answers typed here and not saved, or those of the server. */
function openDraft(
  wallet: string,
  id: string,
  detail: FundingRequestDetail | null,
  template?: Partial<Draft>,
) {
  const local = readLocalDraft(wallet, id);
  if (detail === null) {
    const values = local?.draft ?? { ...emptyDraft, ...template };
    return { values, version: null, isSaved: false, conflict: null };
  }
  const { version, draft } = detail;
  if (local === null) return { values: draft, version, isSaved: true, conflict: null };
  const isOlder = local.baseVersion !== version;
  return { values: local.draft, version, isSaved: false, conflict: isOlder ? draft : null };
}

/** Where a reviewer asked for changes, the form opens at the first of them. */
function firstStep(detail: FundingRequestDetail | null): StepNumber {
  const fields = detail?.requestedChanges.map(({ field }) => field) ?? [];
  if (fields.length === 0 || fields.includes("documents")) return 1;
  const steps = [1, 2, 3] as const;
  return (
    steps.find((step) => fields.some((field) => stepFields[step].some((one) => one === field))) ?? 1
  );
}

function fileAnswersOf(documents: readonly RequestDocument[]): FileAnswers {
  for (const { reading } of documents) if (reading?.outcome === "read") return reading.answers;
  return {};
}

function commentsOf(detail: FundingRequestDetail | null): RequestForm["comments"] {
  return Object.fromEntries(
    detail?.requestedChanges.map(({ field, comment }) => [field, comment]) ?? [],
  );
}

function withoutFields(errors: FormErrors, names: readonly string[]): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

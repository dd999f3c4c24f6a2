import { toSingleLine } from "@tenora/domain/text/single-line";
import { useEffect, useState } from "react";
import { sendRequest } from "~/http/send-request";
import { requestPath } from "../../request-queries.ts";
import type { RequestForm } from "../use-request-form.ts";

/** Where the business sees a picture of its own request. */
export const picturePath = (requestId: string, pictureId: string) =>
  `${requestPath(requestId)}/pictures/${pictureId}`;

export interface PicturesHook {
  /** The picture that was chosen and isn't added yet. */
  readonly chosen: File | null;
  readonly description: string;
  readonly isBusy: boolean;
  readonly problem: string;
  choose(file: File | null): void;
  describe(text: string): void;
  /** Sends the chosen picture with its description. A failure keeps both. */
  add(): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Adds and removes the pictures of a campaign. Its draft is saved before the first one. */
export function usePictures(form: RequestForm): PicturesHook {
  const [chosen, setChosen] = useState<File | null>(null);
  const [description, setDescription] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  const { mayLeave } = form;
  useEffect(() => {
    if (chosen === null) return;
    mayLeave.current = () => {
      setProblem("Add this picture or remove it before you continue.");
      return false;
    };
    return () => {
      mayLeave.current = null;
    };
  }, [chosen, mayLeave]);

  /** Resolves to why it failed, or to null. */
  async function send(file: File): Promise<string | null> {
    if (toSingleLine(description) === "") return "Describe the picture in a few words.";
    if ((await form.save()) === null) return "";
    const uploaded = await sendRequest<{ url: string }>("/api/business/campaign-pictures", {
      method: "POST",
      body: file,
    });
    if (!uploaded.ok) return uploaded.message;
    const body = { url: uploaded.data.url, description };
    const path = picturePath(form.id, crypto.randomUUID());
    const added = await sendRequest(path, { method: "PUT", body });
    return added.ok ? null : added.message;
  }

  async function during(change: () => Promise<string | null>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setProblem("");
    const rejection = await change();
    await form.reload();
    setProblem(rejection ?? "");
    setBusy(false);
    return rejection === null;
  }

  return {
    chosen,
    description,
    isBusy,
    problem,
    choose(file) {
      setChosen(file);
      setProblem("");
    },
    describe: setDescription,
    async add() {
      if (chosen === null || !(await during(() => send(chosen)))) return;
      setChosen(null);
      setDescription("");
    },
    async remove(id) {
      const path = picturePath(form.id, id);
      await during(async () => {
        const removed = await sendRequest(path, { method: "DELETE", body: {} });
        return removed.ok ? null : removed.message;
      });
    },
  };
}

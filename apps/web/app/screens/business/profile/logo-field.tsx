import { coverAccept } from "@tenora/domain/article/article-cover";
import { useEffect, useId, useState } from "react";
import { useRevalidator } from "react-router";
import { SellerLogo } from "~/features/receivable/seller/seller-logo";
import { sendRequest } from "~/http/send-request";
import { ensureWalletSession } from "~/session/prove-wallet";
import { Button } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { FileButton } from "~/ui/forms/file-button";
import { useWallet } from "~/wallet/wallet-provider";

interface LogoFieldProps {
  readonly name: string;
  /** The address of the present one; null without one. */
  readonly logo: string | null;
}

/** The logo on the business's public pages: chosen, looked at, and then published. */
export function LogoField({ name, logo: stored }: LogoFieldProps) {
  const id = useId();
  const field = useLogo(stored);
  const { chosen, logo, isBusy, problem } = field;
  const preview = useObjectUrl(chosen);
  return (
    <Card className="mt-8">
      <CardHeading
        title="Logo"
        description="It appears next to your name on your public page and your receivables."
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <SellerLogo name={name} logo={preview ?? logo} />
        <div className="flex flex-wrap items-center gap-2">
          {chosen && (
            <Button size="sm" busy={isBusy} onClick={() => void field.publish()}>
              {isBusy ? "Publishing..." : "Publish this logo"}
            </Button>
          )}
          <FileButton
            id={id}
            accept={coverAccept}
            isBusy={isBusy}
            isInvalid={Boolean(problem)}
            onChoose={field.choose}
          >
            {chosen || logo ? "Choose another logo" : "Choose a logo"}
          </FileButton>
          {chosen ? (
            <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => field.choose(null)}>
              Cancel
            </Button>
          ) : (
            logo && (
              <Button size="sm" variant="ghost" busy={isBusy} onClick={() => void field.remove()}>
                Remove the logo
              </Button>
            )
          )}
        </div>
      </div>
      <p role="status" className="mt-2 text-muted text-sm">
        {field.isSaved && "Saved. It shows within a minute."}
      </p>
      <p id={`${id}-alert`} role="alert" className="font-medium text-brick text-sm">
        {problem}
      </p>
      <p id={`${id}-help`} className="mt-1.5 text-muted text-sm">
        PNG or JPEG, up to 5 MB and at least 200 pixels on each side. We put it on a white square
        and remove camera data (EXIF).
      </p>
    </Card>
  );
}

const path = "/api/business/logo";

/** What was chosen stays after a failure. */
function useLogo(stored: string | null) {
  const wallet = useWallet();
  const { revalidate } = useRevalidator();
  const [logo, setLogo] = useState(stored);
  const [chosen, setChosen] = useState<File | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [problem, setProblem] = useState("");

  async function send(request: { method: "POST" | "DELETE"; body: object | File }) {
    setBusy(true);
    setSaved(false);
    setProblem("");
    try {
      const rejection = await ensureWalletSession(wallet);
      if (rejection !== null) return setProblem(rejection);
      const sent = await sendRequest<{ logo?: string }>(path, request);
      if (!sent.ok) return setProblem(sent.message);
      setLogo(sent.data.logo ?? null);
      setChosen(null);
      setSaved(true);
      await revalidate();
    } finally {
      setBusy(false);
    }
  }

  return {
    chosen,
    logo,
    isBusy,
    isSaved,
    problem,
    choose(file: File | null) {
      setChosen(file);
      setSaved(false);
      setProblem("");
    },
    publish: async () => chosen && send({ method: "POST", body: chosen }),
    remove: () => send({ method: "DELETE", body: {} }),
  };
}

/** The address of a chosen file for this page; null without one. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}

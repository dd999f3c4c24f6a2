import { useEffect, useState } from "react";
import { CopyButton } from "~/ui/copy-button";
import { Notice } from "~/ui/notice";

/** A link that was just made, as text and as a QR code. Both are drawn here: no server sees the key. */
export function NewLink({ address }: { address: string }) {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void import("uqr").then(({ renderSVG }) => {
      if (isCurrent) setPicture(renderSVG(address));
    });
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return (
    <Notice tone="good" title="Your link is ready">
      <p>
        Copy it now. We don't keep its key, so we can't show it again. If you lose it, revoke it and
        make another.
      </p>
      <p className="mt-3 break-all rounded-control border border-line bg-surface p-3 font-mono text-sm">
        {address}
      </p>
      <CopyButton text={address} label="Copy the link" variant="outline" className="mt-3" />
      {picture && (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
          alt="QR code of the link"
          width={200}
          height={200}
          className="mt-4 size-50 rounded-control border border-line bg-white"
        />
      )}
    </Notice>
  );
}

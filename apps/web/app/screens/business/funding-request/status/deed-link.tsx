import { useState } from "react";
import { Button } from "~/ui/button";
import { openDocument } from "../open-document.ts";

interface DeedLinkProps {
  readonly requestId: string;
  /** The document that is the deed. */
  readonly deed: string;
}

/** Opens the deed of assignment in a new tab. */
export function DeedLink({ requestId, deed }: DeedLinkProps) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <>
      <Button
        variant="link"
        size="sm"
        className="-ml-3.5"
        onClick={() => void openDocument(requestId, deed).then(setProblem)}
      >
        Deed of assignment (PDF)
      </Button>
      <span role="alert" className="block font-medium text-brick text-sm empty:hidden">
        {problem}
      </span>
    </>
  );
}

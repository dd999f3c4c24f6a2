import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { Button } from "~/ui/button";
import { useSiblingKeys } from "./use-sibling-keys.ts";
import type { Siblings } from "./use-siblings.ts";

/** In the head of an entry: the ways to the one above and the one below it in the list. */
export function SiblingButtons({ siblings }: { readonly siblings: Siblings }) {
  const { noun, place, count, showPrevious, showNext } = siblings;
  useSiblingKeys(siblings);
  return (
    <div className="flex shrink-0 items-center">
      <span aria-live="polite" className="figures mr-2 text-muted text-xs max-sm:sr-only">
        {place !== null && (
          <>
            {place} of {count}
            <span className="sr-only"> on this page</span>
          </>
        )}
      </span>
      <SiblingButton label={`Previous ${noun}`} shortcut="k" show={showPrevious}>
        <ChevronUp className="size-5" aria-hidden="true" />
      </SiblingButton>
      <SiblingButton label={`Next ${noun}`} shortcut="j" show={showNext}>
        <ChevronDown className="size-5" aria-hidden="true" />
      </SiblingButton>
    </div>
  );
}

interface SiblingButtonProps {
  readonly label: string;
  readonly shortcut: string;
  /** Undefined at the end of the page. */
  readonly show: (() => void) | undefined;
  readonly children: React.ReactNode;
}

/** At the end it isn't `disabled`, since it would lose the focus that it was pressed with. */
const SiblingButton = ({ label, shortcut, show, children }: SiblingButtonProps) => (
  <Button
    variant="ghost"
    size="icon"
    aria-label={label}
    title={label}
    aria-keyshortcuts={shortcut}
    aria-disabled={show === undefined || undefined}
    onClick={show}
  >
    {children}
  </Button>
);

import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { Button } from "~/ui/button";

const steps = [1, 1.5, 2, 3] as const;

interface ZoomButtonsProps {
  readonly zoom: number;
  readonly onChange: (zoom: number) => void;
}

/** Zoom, since small print is also read on phones. */
export function ZoomButtons({ zoom, onChange }: ZoomButtonsProps) {
  const smaller = steps.findLast((step) => step < zoom);
  const larger = steps.find((step) => step > zoom);
  return (
    <div className="-mr-2 flex shrink-0 items-center gap-1">
      <span className="text-muted text-sm" aria-live="polite">
        {zoom * 100}%
      </span>
      <Button
        size="icon"
        variant="ghost"
        aria-label="Zoom out"
        aria-disabled={!smaller}
        onClick={() => smaller && onChange(smaller)}
      >
        <ZoomOut aria-hidden="true" className="size-5" />
      </Button>
      <Button
        size="icon"
        variant="ghost"
        aria-label="Zoom in"
        aria-disabled={!larger}
        onClick={() => larger && onChange(larger)}
      >
        <ZoomIn aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}

import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useEffect, useState } from "react";
import { Button, type ButtonSize, type ButtonVariant } from "./button.tsx";

interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** "Copy address" */
  label: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
  /** Beside a short text: shows its words only where copying failed. */
  isIcon?: boolean | undefined;
}

/** Copies a text and shows the result, also to screen readers. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, variant = "ghost", size, className, isIcon = false } = props;
  const [result, setResult] = useState<"idle" | "copied" | "failed">("idle");
  const words = { idle: label, copied: "Copied", failed: "Your browser blocked copying" };
  const Icon = result === "copied" ? Check : Copy;

  useEffect(() => {
    if (result === "idle") return;
    const timer = setTimeout(() => setResult("idle"), 2000);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult("copied");
    } catch {
      // No clipboard outside of https and loopback; the text can still be selected.
      setResult("failed");
    }
  }

  return (
    <Button
      variant={variant}
      size={size}
      className={className}
      title={isIcon ? label : undefined}
      onClick={() => void copy()}
    >
      <Icon aria-hidden="true" className={isIcon ? "size-3.5" : "size-4"} />
      <span aria-live="polite" className={isIcon && result !== "failed" ? "sr-only" : undefined}>
        {words[result]}
      </span>
    </Button>
  );
}

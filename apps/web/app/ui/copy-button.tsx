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
}

/** Copies a text and shows the result, also to screen readers. */
export function CopyButton({ text, label, variant = "ghost", size, className }: CopyButtonProps) {
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
    <Button variant={variant} size={size} className={className} onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{words[result]}</span>
    </Button>
  );
}

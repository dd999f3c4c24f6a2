import { type DragEvent, type ReactNode, useEffect, useState } from "react";
import { classes } from "~/ui/classes";

interface CertificateDropProps {
  /** All that were dropped together, in their order: at least one. */
  onFiles: (files: [File, ...File[]]) => void;
  children: ReactNode;
}

/**
 * Takes files that are dropped, also on top of another one. Dropping is an extra for the mouse; the
 * file input inside does the same for everybody.
 */
export function CertificateDrop({ onFiles, children }: CertificateDropProps) {
  const [isOver, setOver] = useState(false);

  // A file dropped beside the target would otherwise replace the page and lose the form.
  useEffect(() => {
    const preventDefault = (event: Event) => event.preventDefault();
    window.addEventListener("dragover", preventDefault);
    window.addEventListener("drop", preventDefault);
    return () => {
      window.removeEventListener("dragover", preventDefault);
      window.removeEventListener("drop", preventDefault);
    };
  }, []);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [first, ...others] = event.dataTransfer.files;
    if (first) onFiles([first, ...others]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside is the control
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(
        "mt-2 rounded-control border has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus has-[input:focus-visible]:outline-offset-2",
        isOver
          ? "border-mint-strong border-dashed bg-mint-soft"
          : "border-line-strong border-dashed bg-surface-sunken",
      )}
    >
      {children}
    </div>
  );
}

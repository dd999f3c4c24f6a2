import { formatSize } from "@tenora/domain/text/format-size";
import FileText from "lucide-react/icons/file-text";
import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { PickerLabel } from "./picker-label.tsx";

interface ChosenCertificateProps {
  file: File;
  /** The file input, which takes another file as well. */
  inputId: string;
  onRemove: () => void;
}

/** The chosen file, with a preview of images, and buttons to replace or remove it. */
export function ChosenCertificate({ file, inputId, onRemove }: ChosenCertificateProps) {
  return (
    <div className="p-4 sm:p-5">
      <div className="flex items-center gap-4">
        <Preview file={file} />
        <div className="min-w-0 flex-1" role="status">
          <p className="wrap-anywhere font-medium text-[0.9375rem]">{file.name}</p>
          <p className="figures text-muted text-sm">{formatSize(file.size)} · ready to send</p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <PickerLabel inputId={inputId} text="Choose another" size="sm" />
        <Button variant="ghost" size="sm" onClick={onRemove}>
          Remove
        </Button>
      </div>
    </div>
  );
}

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith("image/")) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!url) return <FileText aria-hidden="true" className="size-9 shrink-0 text-mint-strong" />;
  return (
    <img
      src={url}
      alt="Preview of your certificate"
      // The browser may fail to decode the picture; then no preview is shown.
      onError={() => setUrl(undefined)}
      className="size-16 shrink-0 rounded-md border border-line object-cover"
    />
  );
}

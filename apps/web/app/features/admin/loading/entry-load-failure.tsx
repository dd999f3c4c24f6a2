import { Dialog } from "~/ui/dialog";
import { LoadFailure } from "./load-failure.tsx";

interface EntryLoadFailureProps {
  readonly open: boolean;
  readonly title: string;
  readonly failure: string;
  readonly onClose: () => void;
}

/** An entry was opened and could not be read: said where it would stand. */
export function EntryLoadFailure({ open, title, failure, onClose }: EntryLoadFailureProps) {
  return (
    <Dialog open={open} size="md" onClose={onClose} title={title}>
      <LoadFailure title={failure} className="" />
    </Dialog>
  );
}

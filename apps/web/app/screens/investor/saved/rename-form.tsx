import { type FormEvent, useState } from "react";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";

interface RenameFormProps {
  readonly name: string;
  readonly isBusy: boolean;
  onCancel(): void;
  rename(name: string): Promise<void>;
}

/** Another name for a saved search. */
export function RenameForm({ name, isBusy, onCancel, rename }: RenameFormProps) {
  const [next, setNext] = useState(name);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void rename(next);
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3 sm:col-span-2">
      <div className="min-w-48 max-w-md flex-1">
        <TextField
          label="Name"
          value={next}
          maxLength={80}
          required
          autoFocus
          autoComplete="off"
          onChange={({ target }) => setNext(target.value)}
        />
      </div>
      <Button type="submit" busy={isBusy}>
        Save
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}

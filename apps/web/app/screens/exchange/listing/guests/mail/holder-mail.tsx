import { useState } from "react";
import { GuestMail } from "./guest-mail.tsx";
import { useGuestAddress } from "./use-guest-address.ts";

/** Where a holder who isn't a registered investor is told what becomes of their notes. */
export function HolderMail() {
  const { address, isKnown } = useGuestAddress();
  const [wasOffered, setOffered] = useState(false);
  const isOffered = isKnown && !address?.isRegistered;
  // A holder who turns out to be registered once signed in reads so, instead of a form that is gone.
  if (isOffered && !wasOffered) setOffered(true);
  if (!isOffered && !wasOffered) return null;
  return (
    <section aria-label="Emails about your notes" className="mt-6 border-line border-t pt-5">
      <h3 className="font-medium">Emails about your notes</h3>
      <div className="text-[0.9375rem]">
        <GuestMail about="notes" />
      </div>
    </section>
  );
}

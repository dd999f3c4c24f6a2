import { personas } from "@tenora/domain/demo/personas";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { announceDemoWallet, demoWalletId } from "./provider/announce-demo-wallet.ts";
import { storePerson } from "./provider/demo-store.ts";

/** Ready wallets for trying the marketplace on the local chain. */
export default function DemoChoices({
  onChosen,
}: {
  onChosen: (providerId: string) => void;
}): ReactNode {
  return (
    <section aria-labelledby="demo-wallets" className="mb-6 border-line border-b pb-6">
      <h3 id="demo-wallets" className="font-semibold">
        Demo wallets
      </h3>
      <p className="mt-0.5 text-muted text-sm">
        This is a local demo. Try it with a ready-made wallet. Nothing here has any value.
      </p>
      <ul className="mt-4 grid gap-2 sm:grid-cols-2">
        {personas.map((person) => (
          <li key={person.address}>
            <Button
              variant="outline"
              className="w-full justify-start"
              onClick={() => {
                storePerson(person, false);
                announceDemoWallet();
                onChosen(demoWalletId);
              }}
            >
              {person.name} · {person.role}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

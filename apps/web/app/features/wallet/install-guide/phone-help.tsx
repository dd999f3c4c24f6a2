import { brand } from "@tenora/domain/brand";
import { useSyncExternalStore } from "react";
import { buttonClass } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";

const phone = "(hover: none) and (pointer: coarse)";

function subscribe(changed: () => void) {
  const query = window.matchMedia(phone);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Browsers on phones have no extensions: there the page opens in the wallet's browser. */
export function PhoneHelp() {
  const isPhone = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(phone).matches,
    () => false,
  );
  if (!isPhone) return null;
  const { href, host, pathname, search, hash } = window.location;
  // A share link carries its key in the fragment. The app's link leads over the wallet maker's server,
  // so it is made without the fragment: there it would open a page whose link doesn't work.
  const isShareLink = hash.startsWith("#link");
  return (
    <section
      aria-labelledby="phone-help"
      className="mb-6 rounded-control border border-line bg-surface-sunken p-4"
    >
      <h3 id="phone-help" className="font-semibold">
        On this phone
      </h3>
      <p className="mt-0.5 text-muted text-sm">
        {isShareLink
          ? "Copy the link and open it in your wallet's browser."
          : "If you have a wallet app, open this page inside it. For an app other than MetaMask, copy the link and paste it into the app's own browser."}
      </p>
      <div className="mt-3 grid gap-2">
        {!isShareLink && (
          <a href={`${brand.links.walletApp}${host}${pathname}${search}`} className={buttonClass()}>
            Open in wallet app
          </a>
        )}
        <CopyButton text={href} label="Copy link" variant={isShareLink ? "default" : "outline"} />
      </div>
    </section>
  );
}

import { demoProvider } from "./demo-provider.ts";

/** The id under which the wallet package finds it. */
export const demoWalletId = "example.tenora.demo";
/** As the panel of the wallet shows it. */
export const demoWalletName = "Demo wallet";

/** A mint disc (EIP-6963 requires a data: address). */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'%3E%3Crect width='96' height='96' rx='20' fill='%230b3b2e'/%3E%3Ccircle cx='48' cy='48' r='24' fill='%232fbf8f'/%3E%3C/svg%3E";

let announced = false;

/** Announces the demo wallet (EIP-6963). Called only once a person has chosen one. */
export function announceDemoWallet(): void {
  if (announced) return;
  announced = true;
  const detail = Object.freeze({
    info: Object.freeze({
      uuid: crypto.randomUUID(),
      name: demoWalletName,
      rdns: demoWalletId,
      icon,
    }),
    provider: demoProvider,
  });
  const announce = () =>
    window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
  window.addEventListener("eip6963:requestProvider", announce);
  announce();
}

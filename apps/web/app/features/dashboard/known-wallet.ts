/** Scripts that haven't run by then (ms) may never do: what waits for them is shown as it is. */
const longestWait = 4_000;

/**
 * Runs before the first paint: marks a browser whose wallet will be restored. The keys are those of
 * packages/wallet/src/state/wallet-flags.ts.
 */
export const knownWalletScript = `try{if(localStorage.walletProvider&&localStorage.walletDisconnected!=="true"){let d=document.documentElement.dataset;d.wallet="";setTimeout(()=>{d.wallet="late"},${longestWait})}}catch(e){}`;

/** This browser has been marked; false on the server. */
export const isWalletKnown = (): boolean =>
  !import.meta.env.SSR && document.documentElement.dataset.wallet !== undefined;

/** Scripts run, so that a page may wait for them again. */
export function waitAgain(): void {
  if (isWalletKnown()) document.documentElement.dataset.wallet = "";
}

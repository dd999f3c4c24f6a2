import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useWallet } from "~/wallet/wallet-provider";

/**
 * The connected wallet in lower case, null without one, and whether the page shows it. Pages whose
 * loaders read `?wallet=` are opened again with it: a page that is `onlyOwn` whenever it shows another
 * wallet, others while they show none.
 */
export function useOwnWalletAddress(
  shown: string | null,
  { onlyOwn = true }: { readonly onlyOwn?: boolean } = {},
): { readonly own: string | null; readonly isOwn: boolean } {
  const { walletAddress, isConnected } = useWallet();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const own = isConnected ? walletAddress.toLowerCase() : null;
  const target = own !== null && own !== shown && (onlyOwn || shown === null) ? own : null;
  useEffect(() => {
    if (target !== null)
      void navigate(`${pathname}?wallet=${target}`, { replace: true, preventScrollReset: true });
  }, [target, navigate, pathname]);
  return { own, isOwn: own !== null && own === shown };
}

import { Outlet } from "react-router";
import { DialogHost } from "~/features/transaction/dialog-host";
import { WalletQueryProvider } from "~/wallet/wallet-query-provider";

/** Around all business pages. */
export default function Layout() {
  return (
    <WalletQueryProvider>
      <DialogHost>
        <Outlet />
      </DialogHost>
    </WalletQueryProvider>
  );
}

import { Outlet } from "react-router";
import { DialogHost } from "~/features/transaction/dialog-host";
import { WalletQueryProvider } from "~/wallet/wallet-query-provider";

/** Around all investor pages. */
export default function Layout() {
  return (
    <WalletQueryProvider>
      <DialogHost>
        <Outlet />
      </DialogHost>
    </WalletQueryProvider>
  );
}

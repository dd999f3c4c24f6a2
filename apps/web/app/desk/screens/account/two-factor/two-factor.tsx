import { findOwnTwoFactor } from "@tenora/database/admin/admin-two-factor";
import { needsTwoFactor } from "@tenora/database/admin/required-two-factor";
import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import { newRecoveryCodes, useInMemoryState } from "~/desk/features/in-memory-state.ts";
import { ListHead } from "~/desk/features/list/list-head";
import { LoadFailure } from "~/desk/features/loading/load-failure.tsx";
import { Notice } from "~/ui/notice";
import { loadAsSignedInAdmin } from "../../load-as-admin.server.ts";
import type { Route } from "./+types/two-factor";
import { DisableTwoFactor } from "./disable-two-factor.tsx";
import { nextAddress } from "./next-address.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpTwoFactor } from "./set-up-two-factor.tsx";

/** Whether the admin has a second factor. The secret stays on the server. */
export function loader({ request, context }: Route.LoaderArgs) {
  return loadAsSignedInAdmin(request, context, async (tx) => {
    const factor = await findOwnTwoFactor(tx);
    return {
      factor: factor && { since: factor.since, codesLeft: factor.codesLeft },
      isRequired: await needsTwoFactor(tx),
    };
  });
}

export default function TwoFactor({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const next = nextAddress(useSearchParams()[0]);
  // In memory, so that opening another screen does not lose them before they are saved elsewhere.
  const [codes, setCodes] = useInMemoryState<readonly string[]>(newRecoveryCodes);
  if (loaderData === null) return null;

  function enabled(fresh: readonly string[]) {
    setCodes(fresh);
    void revalidate();
  }

  function saved() {
    setCodes(null);
    if (next !== null) void navigate(next, { replace: true });
  }

  return (
    <section aria-labelledby="two-factor">
      <ListHead id="two-factor" title="Two-factor authentication" />
      <p className="max-w-[65ch] text-muted text-sm">
        Require a code from your phone as well as your password, so a stolen password isn't enough.
      </p>
      {codes !== null ? (
        <RecoveryCodes codes={codes} onSaved={saved} />
      ) : loaderData === "failed" ? (
        <LoadFailure title="Failed to load two-factor authentication" />
      ) : loaderData.factor ? (
        <DisableTwoFactor
          {...loaderData.factor}
          isRequired={loaderData.isRequired}
          onDisabled={() => void revalidate()}
        />
      ) : (
        <>
          {loaderData.isRequired && (
            <Notice tone="warning" className="mt-6 max-w-2xl">
              Two-factor sign-in is required here. Set it up to open the portal.
            </Notice>
          )}
          <SetUpTwoFactor onEnabled={enabled} />
        </>
      )}
    </section>
  );
}

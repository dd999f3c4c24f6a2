import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { whenIdle } from "~/ui/browser/when-idle";

// After what the page needs at first: every byte before it counts.
whenIdle().then(() => import("~/features/new-version/reload-for-new-version"));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

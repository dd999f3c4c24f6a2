import Banknote from "lucide-react/icons/banknote";
import Building2 from "lucide-react/icons/building-2";
import FilePlus2 from "lucide-react/icons/file-plus-2";
import Gift from "lucide-react/icons/gift";
import { Link } from "react-router";
import type { FeatureAvailability } from "~/features/business-status/feature-availability";
import { businessFeatures } from "~/features/business-status/feature-list";
import { Button, buttonClass } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { notify } from "~/ui/toast/toast";

const icons = {
  "/business/funding-request": FilePlus2,
  "/business/rewards": Gift,
  "/business/payments": Banknote,
  "/business/profile": Building2,
} as const;

/** `answer` is what the buttons say to whom the pages are closed; null while the status is being checked. */
export function FeatureCards({ answer }: { answer: FeatureAvailability | null }) {
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="font-medium font-serif text-title">
        What you can do here
      </h2>
      <p className="mt-2 text-muted">Available to approved businesses.</p>
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {businessFeatures.map(({ path, title, text, action }) => {
          const Icon = icons[path];
          return (
            <li key={path} className={classes(cardClass, "flex flex-col p-6")}>
              <Icon aria-hidden="true" className="size-6 text-mint-strong" />
              <h3 className="mt-4 font-semibold text-lg">{title}</h3>
              <p className="mt-2 mb-6 flex-1 text-[0.9375rem] text-muted">{text}</p>
              {answer?.kind === "coming-soon" ? (
                <Link to={path} className={buttonClass({ variant: "outline" })}>
                  {action}
                </Link>
              ) : (
                <Button
                  variant="outline"
                  disabled={answer === null}
                  onClick={() => answer && notify(toastOf(answer))}
                >
                  {action}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Its id keeps repeated presses to one toast. */
export const toastOf = ({ kind, title, description }: FeatureAvailability) => ({
  id: kind,
  title,
  description,
});

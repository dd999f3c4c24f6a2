import { ContactLink } from "~/ui/text/contact-link";
import { useOwnBusiness } from "../../status/use-own-business";
import { RevealButton } from "./reveal-button.tsx";

/** Why the business was rejected or suspended; only the owner of the proven wallet may read it. */
export function DecisionReason({ of }: { readonly of: "rejectionReason" | "suspensionReason" }) {
  const { own, isHidden, isRevealing, reveal } = useOwnBusiness({ enabled: true });
  if (own) {
    return (
      <div className="mt-4 border-brick border-l-2 pl-4">
        <p className="font-semibold text-sm">What our reviewer wrote</p>
        <p className="mt-1 whitespace-pre-line">
          {own[of] ?? (
            <>
              The reviewer gave no reason. <ContactLink /> to find out more.
            </>
          )}
        </p>
      </div>
    );
  }
  if (!isHidden) return null;
  return <RevealButton words="View the reason" isRevealing={isRevealing} reveal={reveal} />;
}

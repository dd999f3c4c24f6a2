import type { ReactNode } from "react";
import { Card } from "~/ui/card";
import { DeskBar } from "../../frame/desk-bar.tsx";

/** The card of a screen with a single form, such as the sign-in. */
export function NarrowCard({
  title,
  description,
  children,
}: {
  title: string;
  description: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <DeskBar />
      <div className="mx-auto max-w-md px-5 pt-16 pb-20">
        <Card>
          <h1 className="font-medium font-serif text-title">{title}</h1>
          <p className="mt-2 break-words text-muted">{description}</p>
          {children}
        </Card>
      </div>
    </>
  );
}

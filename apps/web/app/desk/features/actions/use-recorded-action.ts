import type { OperatorAction } from "@tenora/domain/operations/operator-action";
import { useContext } from "react";
import { CurrentAdminContext } from "../in-memory-state.ts";
import { storeUnrecorded } from "./unrecorded-actions.ts";

/** What a button of an operator calls when it is pressed, so that the portal records what comes of it. */
export function useRecordedAction(kind: OperatorAction, subject: string): (id: string) => void {
  const admin = useContext(CurrentAdminContext);
  return (id) => {
    const since = new Date().toISOString();
    storeUnrecorded({ id, kind, subject, admin, transaction: null, since });
  };
}

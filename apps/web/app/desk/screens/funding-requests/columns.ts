import type { ListedRequest } from "@tenora/database/funding-request/list-funding-requests";
import { waitingColumn } from "~/desk/features/list/table/waiting-cell";

/** What of the columns a list needs, and how much room they leave. */
export interface ListShape {
  /** All of it waits for a decision: then nothing is published, and its date is in its age. */
  readonly isQueue: boolean;
  readonly hasWaiting: boolean;
  readonly hasGrades: boolean;
}

export const shapeOf = (requests: readonly ListedRequest[]): ListShape => {
  const isWaiting = ({ status }: ListedRequest) => status === "submitted";
  return {
    isQueue: requests.every(isWaiting),
    hasWaiting: requests.some(isWaiting),
    hasGrades: requests.some(({ riskGrade }) => riskGrade !== null),
  };
};

/** A column that gives way first where a list has others to show. */
export const early = (isFirst: boolean) => (isFirst ? "max-2xl:hidden!" : "max-xl:hidden!");

/** In the queue every status is its tab's: its room goes to the customer's name. */
export const saidByTab = (isQueue: boolean) => (isQueue ? "md:max-2xl:hidden!" : "");

export const columnsOf = ({ isQueue, hasWaiting, hasGrades }: ListShape) => {
  const isMixed = hasWaiting && !isQueue;
  return [
    // Names are whole; the customer has what room is left.
    { name: "Request", className: "max-xl:w-full" },
    { name: "Customer", className: "w-full max-xl:hidden!" },
    { name: "Amount", className: "text-right" },
    ...(hasGrades ? [{ name: "Risk", className: early(true) }] : []),
    { name: "Advance", className: `text-right ${early(!isQueue)}` },
    { name: "Due", className: early(isMixed) },
    ...(hasWaiting ? [{ name: "Checks", className: early(!isQueue) }] : []),
    { name: "Status", className: saidByTab(isQueue) },
    ...(isQueue ? [{ name: waitingColumn, isTime: true }] : [{ name: "Submitted", isTime: true }]),
    ...(hasWaiting && !isQueue ? [waitingColumn] : []),
    "Actions",
  ];
};

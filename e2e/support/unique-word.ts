import { randomUUID } from "node:crypto";

/** A word that stands nowhere else in the marketplace, whoever walks through it at the same moment. */
export const uniqueWord = (): string => `x${randomUUID().replaceAll("-", "").slice(0, 14)}`;

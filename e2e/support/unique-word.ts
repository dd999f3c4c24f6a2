import { randomUUID } from "node:crypto";

/** A word that appears nowhere else in the marketplace, even while other tests run on it. */
export const uniqueWord = (): string => `x${randomUUID().replaceAll("-", "").slice(0, 14)}`;

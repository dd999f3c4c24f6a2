import { randomBytes } from "node:crypto";

/** 128 random bits for one page's inline scripts (Content-Security-Policy Level 3 §7.1). */
export const makeNonce = (): string => randomBytes(16).toString("base64");

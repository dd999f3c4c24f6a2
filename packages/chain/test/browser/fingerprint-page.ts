import { fingerprintInWorker } from "../../src/fingerprint/browser-fingerprint.ts";

Object.assign(globalThis, { fingerprintInWorker });

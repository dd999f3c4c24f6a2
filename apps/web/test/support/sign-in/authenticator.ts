import { TOTP } from "otpauth";

/** An authenticator app. */
export class Authenticator {
  #lastStep = 0;
  readonly #secret: string;

  /** `key`: as it was typed in, spaces and all. */
  constructor(key: string | null) {
    this.#secret = (key ?? "").replace(/\s/g, "");
  }

  /** An unused code: of the current step, or of the next. */
  code(): string {
    this.#lastStep = Math.max(Math.floor(Date.now() / 30_000), this.#lastStep + 1);
    return new TOTP({ secret: this.#secret }).generate({ timestamp: this.#lastStep * 30_000 });
  }
}

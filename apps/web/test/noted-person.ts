import { Person, type Place } from "./person.ts";

/** A request that was answered well. */
export interface Knock {
  readonly method: string;
  readonly path: string;
}

/** A person whose knocks are noted, so that where something was done is not a matter of belief. */
export class NotedPerson extends Person {
  readonly #knocks: Knock[];

  constructor(marketplace: Place, knocks: Knock[]) {
    super(marketplace);
    this.#knocks = knocks;
  }

  override async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await super.fetch(path, init);
    const [address = ""] = path.split("?");
    if (response.ok) this.#knocks.push({ method: init.method ?? "GET", path: address });
    return response;
  }
}

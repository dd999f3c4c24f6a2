import { type MarketplaceTarget, Person } from "./person.ts";

/** A request that succeeded. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
}

/** A person whose successful requests are recorded. */
export class RecordingPerson extends Person {
  readonly #requests: RecordedRequest[];

  constructor(marketplace: MarketplaceTarget, requests: RecordedRequest[]) {
    super(marketplace);
    this.#requests = requests;
  }

  override async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await super.fetch(path, init);
    const [address = ""] = path.split("?");
    if (response.ok) this.#requests.push({ method: init.method ?? "GET", path: address });
    return response;
  }
}

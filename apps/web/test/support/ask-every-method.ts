import type { Person } from "./people/person.ts";

/** What an endpoint answers to each method, with an empty body where one may have one. */
export async function askEveryMethod(person: Person, address: string) {
  const answers: { status: number; text: string }[] = [];
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
    const answer = await person.fetch(address, {
      method,
      headers: { "content-type": "application/json" },
      ...(method === "GET" ? {} : { body: "{}" }),
    });
    const text = await answer.text();
    // The response of the router when a route has no loader.
    const isNotEndpoint = method === "GET" && answer.status === 400;
    answers.push({ status: isNotEndpoint ? 405 : answer.status, text });
  }
  return answers;
}

import type { Person } from "../people/person.ts";

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Where the router sends the forms of the sign-in screen and of the portal's header. */
const address = "/api/admin/session.data";

/** Signs in as the sign-in screen does: by a form of the router, whose own origin check applies. */
export const signInByForm = (person: Person, { email, password }: Credentials): Promise<Response> =>
  person.fetch(address, { method: "POST", body: new URLSearchParams({ email, password }) });

/** Signs out as the button in the portal's header does. */
export const signOutByForm = (person: Person): Promise<Response> =>
  person.fetch(address, {
    method: "DELETE",
    headers: { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" },
  });

/** Whether the portal is shown to this person, and not the sign-in screen. */
export async function isSignedIn(person: Person): Promise<boolean> {
  const html = await (await person.fetch("/admin/admins")).text();
  return !html.includes("Sign in to access");
}

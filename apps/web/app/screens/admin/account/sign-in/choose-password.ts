/** Characters an admin's password has at least. */
export const shortestPassword = 12;

/** What is wrong with a new password, in words; null when nothing is. */
export function passwordProblem(password: string, repeated: string): string | null {
  if (password.length < shortestPassword) {
    return `Use ${shortestPassword} characters or more. A few words in a row are good.`;
  }
  return password === repeated ? null : "The two do not match. Type the password twice.";
}

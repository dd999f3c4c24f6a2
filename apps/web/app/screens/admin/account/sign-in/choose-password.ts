/** Characters an admin's password has at least. */
export const shortestPassword = 12;

/** What is wrong with a new password, in words; null when nothing is. */
export function passwordProblem(password: string, repeated: string): string | null {
  if (password.length < shortestPassword) {
    return `Use at least ${shortestPassword} characters. A few random words work well.`;
  }
  return password === repeated ? null : "The passwords don't match. Type the same password twice.";
}

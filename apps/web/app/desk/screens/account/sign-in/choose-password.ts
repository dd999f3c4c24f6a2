/** The minimum length of an admin's password. */
export const minPasswordLength = 12;

/** The error of a new password; null when it is acceptable. */
export function passwordProblem(password: string, repeated: string): string | null {
  if (password.length < minPasswordLength) {
    return `Use at least ${minPasswordLength} characters. A few random words work well.`;
  }
  return password === repeated ? null : "The passwords don't match. Type the same password twice.";
}

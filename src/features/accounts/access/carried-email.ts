/** The email typed on one tab of the access screen, for the next. In the browser's memory only. */
let carried = '';

export const carriedEmail = (): string => carried;

/** Call it in the browser only, when a tab is left. */
export function carryEmail(email: string): void {
  carried = email;
}

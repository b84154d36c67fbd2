/** The email on the access screen, for its next tab and for whoever comes back to it. In the browser's memory only. */
let carried = '';

export const carriedEmail = (): string => carried;

export function carryEmail(email: string): void {
  carried = email;
}

/** Call it in the browser only. */
export function carryEmailOf(screen: HTMLElement): void {
  const input = screen.querySelector<HTMLInputElement>('input[name=email]');
  if (input) carryEmail(input.value);
}

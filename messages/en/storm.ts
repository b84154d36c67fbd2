/** Of "hurricane or flood", as the country calls what comes. */
export const text = (what: string) =>
  `Warning of a ${what}. Hours may have changed today: please call before you set out.`;
export const label = 'Storm notice';
export const call = (number: string) => `Call ${number}`;
export const whoTakesCalls = 'Who takes emergency calls';

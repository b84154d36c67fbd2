export const QUARTER_MS = 15 * 60_000;

/** Until when nobody opens or closes. */
export const endOfQuarter = (moment: Date): Date =>
  new Date((Math.floor(moment.getTime() / QUARTER_MS) + 1) * QUARTER_MS);

/** Of "hurricane or flood", as the country calls what comes. */
export const text = (what: string) =>
  `Waanin: ${what}. Opm taim mait chaynj tudeh: pleez kaal bifoa yu goh owt.`;
export const label = 'Staam noatis';
export const call = (number: string) => `Kaal ${number}`;
export const whoTakesCalls = 'Hoo tek imerjensi kaal';

/** "12,500", as in all our languages. `toLocaleString` would do it too; its first call takes longer than the page it is on. */
export const groupedDigits = (count: number): string =>
  String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

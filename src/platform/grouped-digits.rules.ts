/** "12,500", as in all our languages. `toLocaleString` would do it too; its first call takes longer than the page it is on. */
export function groupedDigits(count: number): string {
  let digits = String(count);
  for (let at = digits.length - 3; /\d/.test(digits[at - 1] ?? ''); at -= 3)
    digits = `${digits.slice(0, at)},${digits.slice(at)}`;
  return digits;
}

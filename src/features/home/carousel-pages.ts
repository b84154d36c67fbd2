export const pageCount = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));

/** Before the first page comes the last, after the last the first. */
export const wrapPage = (page: number, count: number): number => ((page % count) + count) % count;

/** The items of one page; with `fill` a short last page is made up with items from the start. */
export function pageOf<Item>(
  items: readonly Item[],
  { page, size, fill }: { page: number; size: number; fill: boolean },
): Item[] {
  const shown = items.slice(page * size, (page + 1) * size);
  const missing = fill && items.length > size ? size - shown.length : 0;
  return [...shown, ...items.slice(0, missing)];
}

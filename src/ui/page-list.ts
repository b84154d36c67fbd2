export interface PageItem {
  key: string;
  /** null stands for the pages left out. */
  page: number | null;
  /** May be dropped where room is short. */
  optional: boolean;
}

/** Which pages to offer: the first, the last, and those around the current one. */
export function pageList(current: number, total: number): PageItem[] {
  const from = Math.max(2, Math.min(current - 1, total - 4));
  const to = Math.min(total - 1, Math.max(current + 1, 5));
  const items: PageItem[] = [item(1)];
  // A gap of a single page is that page.
  if (from > 2) items.push(from === 3 ? item(2) : gap('before'));
  for (let page = from; page <= to; page++) items.push(item(page));
  if (to < total - 1) items.push(to === total - 2 ? item(total - 1) : gap('after'));
  if (total > 1) items.push(item(total));
  return items;

  function item(page: number): PageItem {
    const needed = page === 1 || page === total || page === current || total <= 5;
    return { key: `page-${page}`, page, optional: !needed };
  }
  function gap(where: string): PageItem {
    return { key: where, page: null, optional: false };
  }
}

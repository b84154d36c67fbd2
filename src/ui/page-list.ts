/** Where an item has room: everywhere, or only on wide or narrow screens. */
export type Room = 'all' | 'wide' | 'narrow';

export interface PageItem {
  key: string;
  /** null stands for the pages left out. */
  page: number | null;
  room: Room;
}

/** Which pages to offer: the first, the last, the current one and, where there is room, its neighbours. */
export function pageList(current: number, total: number): PageItem[] {
  const wide = pagesAround(current, total, 1);
  const narrow = pagesAround(current, total, 0);
  const items: PageItem[] = [];
  let lastWide = 0;
  let lastNarrow = 0;
  for (const page of wide) {
    const kept = narrow.includes(page);
    const wideGap = page > lastWide + 1;
    const narrowGap = kept && page > lastNarrow + 1;
    if (wideGap || narrowGap) {
      const room = wideGap && narrowGap ? 'all' : wideGap ? 'wide' : 'narrow';
      items.push({ key: `before-${page}`, page: null, room });
    }
    items.push({ key: `${page}`, page, room: kept ? 'all' : 'wide' });
    lastWide = page;
    if (kept) lastNarrow = page;
  }
  return items;
}

function pagesAround(current: number, total: number, neighbours: number): number[] {
  // Near an end the window is as long as it is in the middle, so that the row keeps its width.
  const length = neighbours * 2 + 3;
  const last = total - length + 1;
  const start = current - neighbours <= 3 ? 1 : Math.min(current - neighbours, last);
  const end = start === 1 ? length : start === last ? total : current + neighbours;
  const shown = (page: number) => page === 1 || page === total || (page >= start && page <= end);
  return Array.from({ length: total }, (_, index) => index + 1).filter(
    // A gap of a single page is that page.
    (page) => shown(page) || (shown(page - 1) && shown(page + 1)),
  );
}

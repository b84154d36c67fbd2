import type { AlertTone } from '#ui/alert.tsx';

export interface Notice {
  tone: AlertTone;
  text: string;
}

export interface ShownNotice extends Notice {
  id: number;
  /** Somebody is on it, in whichever region: it does not go away meanwhile. */
  held?: boolean;
}

let shown: readonly ShownNotice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Tells the visitor something that outlives the page it happened on. Call it in the browser only; it gives the id. */
export function showNotice(notice: Notice): number {
  update([...shown.filter(({ text }) => text !== notice.text), { ...notice, id: ++lastId }]);
  return lastId;
}

export const lastNotice = (): number => lastId;

export function holdNotice(id: number, held: boolean): void {
  if (shown.some((notice) => notice.id === id && !notice.held === held))
    update(shown.map((notice) => (notice.id === id ? { ...notice, held } : notice)));
}

export function dismissNotice(id: number): void {
  update(shown.filter((notice) => notice.id !== id));
}

/** Whoever tries again knows what was refused before. */
export function withdrawRefusals(): void {
  if (shown.some(({ tone }) => tone === 'danger'))
    update(shown.filter(({ tone }) => tone !== 'danger'));
}

export const shownNotices = (): readonly ShownNotice[] => shown;

export function watchNotices(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function update(next: readonly ShownNotice[]): void {
  shown = next;
  for (const changed of listeners) changed();
}

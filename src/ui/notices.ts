import type { AlertTone } from '#ui/alert.tsx';

export interface Notice {
  tone: AlertTone;
  text: string;
}

export interface ShownNotice extends Notice {
  id: number;
}

let shown: readonly ShownNotice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Tells the visitor something that outlives the page it happened on. Call it in the browser only. */
export function showNotice(notice: Notice): void {
  update([...shown.filter(({ text }) => text !== notice.text), { ...notice, id: ++lastId }]);
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

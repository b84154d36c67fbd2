import { expect, it } from 'vitest';
import { inLanguage } from '#platform/language.server.ts';
import * as en from '../../../../messages/en/index.ts';
import * as es from '../../../../messages/es/index.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { DecisionCard } from './decision-card.tsx';
import type { ItemView } from './get-item.server.ts';
import type { QueueView } from './queue-desk.server.ts';
import { QueueScreen } from './queue-screen.tsx';

const decided = {
  slug: 'ana-ek-7f3k9q',
  name: 'Ana Ek',
  decision: 'reject' as const,
  by: 'ana@kanek.bz',
  at: '14 mar 2026, 15:05',
  actId: 7,
};
const queue: QueueView = {
  storm: null,
  steps: null,
  offerSecondFactor: true,
  isEmpty: false,
  news: null,
  now: 23 * 60 * 60_000,
  total: 60,
  decided: [decided],
  waiting: [
    {
      slug: 'elena-tzul-2byxeu',
      name: 'Elena Tzul',
      headline: 'Plomera',
      location: 'Belize City',
      kind: 'specialist',
      since: 0,
      portrait: null,
      news: 'changed',
    },
  ],
};
const item = {
  slug: 'ana-ek-7f3k9q',
  stamp: '3-17',
  decisions: ['approve', 'reject', 'suspend'],
  reason: 'Va contra la ley.',
  last: decided,
  since: 0,
  news: null,
} as unknown as ItemView;

/** All that a language says in the rooms of staff, but what takes values. */
const textsOf = (message: unknown): string[] => {
  if (typeof message === 'string') return [message.trim()];
  return message && typeof message === 'object' ? Object.values(message).flatMap(textsOf) : [];
};
const spanish = new Set([es.staff, es.staffQueue].flatMap(textsOf));
const english = new Set(
  [en.staff, en.staffQueue].flatMap(textsOf).filter((text) => !spanish.has(text)),
);

/** Each piece of text on the page, and what is said to those who do not see it. */
function piecesIn(page: HTMLElement): string[] {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const said = [...page.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel ?? '');
  while (texts.nextNode()) said.push(texts.currentNode.textContent ?? '');
  return said.map((text) => text.trim());
}

it('the queue speaks Spanish, to the last word', async () => {
  const page = await inLanguage('es', () =>
    showPage({
      path: '/admin',
      Component: () => (
        <>
          <QueueScreen {...queue} />
          <DecisionCard item={item} />
        </>
      ),
    }),
  );
  const pieces = piecesIn(page);
  expect(pieces.filter((text) => english.has(text))).toEqual([]);
  expect(page.textContent).not.toMatch(/\b(the|was|wait|profiles?|left|choose|reason)\b/i);
  for (const words of ['Cola de revisión', '60 perfiles esperan', 'vence en 1 h', 'Rechazar'])
    expect(pieces).toContain(words);
  expect(page.textContent).toContain('Ana Ek: perfil rechazado');
  expect(page.textContent).toContain('Falta algo importante');
});

import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Outcome } from './results-outcome.ts';
import { ShownResults } from './shown-results.tsx';

const titleOf = (page: number) => (page > 1 ? `Plumbers, page ${page}` : 'Plumbers');
type Shown = Outcome<{ cards: []; total: number }>;
const found = (page: number): Shown => ({ state: 'found', cards: [], total: 9, page, pages: page });
const failed: Shown = { state: 'failed', message: 'Tired' };

/** Each time the page in the title as the router tells it, what is shown, and what the title says then. */
it.each<[string, [titled: number, Shown, said: string][]]>([
  ['had fewer pages', [[9, found(3), 'Plumbers, page 3']]],
  [
    'has fewer pages when asked anew',
    [
      [9, found(3), 'Plumbers, page 3'],
      [9, found(2), 'Plumbers, page 2'],
      [9, found(1), 'Plumbers'],
      [9, found(3), 'Plumbers, page 3'],
      [9, found(9), 'Plumbers, page 9'],
    ],
  ],
  [
    'came at once, and is asked anew',
    [
      [3, found(3), 'Plumbers, page 3'],
      [9, found(3), 'Plumbers, page 3'],
      [2, found(2), 'Plumbers, page 2'],
    ],
  ],
  [
    'had failed',
    [
      [9, failed, 'Plumbers'],
      [2, found(2), 'Plumbers, page 2'],
    ],
  ],
])('the title says the page that is shown of a search that %s', (_, times) => {
  const pageOf = (titled: number, outcome: Shown) => (
    <MemoryRouter>
      <title>{`${titleOf(titled)} · Kanek`}</title>
      <ShownResults
        outcome={outcome}
        facets={null}
        askedPage={9}
        titleOf={titleOf}
        href={(page) => `/?page=${page}`}
        all={{ path: '/', many: 'plumbers' }}
        above={null}
        nobody="Nobody"
      />
    </MemoryRouter>
  );
  const { rerender } = render(<i />);
  for (const [titled, outcome, said] of times) {
    rerender(pageOf(titled, outcome));
    expect(document.title).toBe(`${said} · Kanek`);
  }
});

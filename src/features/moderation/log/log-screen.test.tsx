import { expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { LogScreen } from './log-screen.tsx';

const empty = { acts: [], total: 0, page: 1, pages: 1, actors: [], kinds: [] };

it.each([
  ['', 'Nothing was done yet.', 0],
  ['profile:17', 'Nothing was done that fits.', 1],
])(
  'an empty log about “%s” says why, and leads to more where there may be more',
  async (object, why, links) => {
    const log = { ...empty, query: { actor: '', object, day: '' } };
    const page = await showPage({ path: '/admin/log', Component: () => <LogScreen {...log} /> });
    expect(page.textContent).toContain(why);
    const more = [...page.querySelectorAll('a')].filter(
      (link) => link.textContent === 'Show the whole log',
    );
    expect(more).toHaveLength(links);
  },
);

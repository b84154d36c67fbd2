import { expect, it } from 'vitest';
import { inLanguage } from '#platform/language.server.ts';
import { showPage } from '../../../tests/support/show-page.tsx';
import { LogScreen } from './log/log-screen.tsx';
import { logLines, spellAction } from './log/list-acts.server.ts';
import { sumUp } from './numbers/load-numbers.server.ts';
import { byPeriod } from './numbers/numbers.rules.ts';
import { NumbersScreen } from './numbers/numbers-screen.tsx';

const ENGLISH =
  /\b(the|of|days?|by|waiting|reports?|messages|today|none|entry|show|nothing|pending|status)\b/i;
const inSpanish = (Component: () => React.ReactNode) =>
  inLanguage('es', () => showPage({ path: '/admin/numbers', Component }));

it('the numbers of the day speak Spanish, to the last word', async () => {
  const view = () => ({
    at: new Date('2026-03-14T21:05:00Z'),
    rows: sumUp([{ metric: 'views', day: '2026-03-14', count: 1234 }], '2026-03-14'),
    approval: { median: byPeriod(() => null), slowest: byPeriod(() => '3 horas') },
    waits: { waiting: 2, reports: 0, messages: 1, oldest: '5 minutos' },
  });
  const page = await inSpanish(() => <NumbersScreen {...view()} />);
  expect(page.textContent).not.toMatch(ENGLISH);
  for (const words of ['Las cifras del día', 'desde hace 5 minutos', 'Sin bots', '1,234', 'Belice'])
    expect(page.textContent).toContain(words);
});

it('the log speaks Spanish, also of what was done and what it changed', async () => {
  const changes = { before: { status: 'pending' }, after: { status: 'approved', listed: true } };
  const log = () => ({
    query: { actor: '', object: 'profile:17', day: '' },
    acts: [
      {
        id: 1,
        at: '14 mar 2026, 15:05',
        actor: 'ana@kanek.bz',
        action: spellAction('profile.approve'),
        object: 'profile:17',
        profile: { slug: 'ana-ek-7f3k9q', name: 'Ana Ek' },
        lines: logLines(changes.before, changes.after),
      },
      {
        id: 2,
        at: '14 mar 2026, 15:06',
        actor: 'ana@kanek.bz',
        action: spellAction('setting.change'),
        object: 'setting:STORM_UNTIL',
        profile: null,
        lines: logLines({ value: '' }, { value: '2026-11-20T18:36:07.112Z' }, 'STORM_UNTIL'),
      },
      {
        id: 3,
        at: '14 mar 2026, 15:07',
        actor: 'ana@kanek.bz',
        action: spellAction('search.dismiss'),
        object: 'search:both: pipe man',
        profile: null,
        lines: [],
      },
    ],
    total: 1,
    page: 1,
    pages: 1,
    actors: ['ana@kanek.bz'],
    kinds: ['profile', 'trade'],
  });
  const page = await inSpanish(() => <LogScreen {...log()} />);
  expect(page.textContent).not.toMatch(ENGLISH);
  for (const words of [
    'perfil: aprobar',
    'perfil 17',
    'oficio',
    'estadoen espera → aprobado',
    'publicadosí',
    'ajuste El modo tormenta dura',
    'valordesactivado → hasta el 20 nov 2026, 12:36',
    'búsqueda “pipe man”, en una oración',
  ])
    expect(page.textContent).toContain(words);
});

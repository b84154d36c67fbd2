import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { dropDraft } from '#features/signup/form/use-signup-form.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { lost, stubNetwork, type Call } from '../../../../tests/support/stub-network.ts';
import type { AddView } from './add-desk.server.ts';
import { AddScreen } from './add-screen.tsx';

const FORM: AddView = {
  kind: 'specialist',
  start: { location: 'Corozal', category: 'Engineering' },
  added: null,
};
const SOMEBODY = {
  firstName: 'Rosalía',
  lastName: 'Ek',
  phone: '612-3456',
  occupation: 'Surveyor',
  skills: 'Land, lots',
  education: 'ITVET',
  bio: 'Nineteen years.',
};
const TAKEN = '600-0001';

let calls: Call[];
let save: () => Response | Promise<Response>;
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const type = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(field(name), { target: { value } });
};
const here = () => document.querySelector('output')!.textContent;
const button = () => screen.getByRole('button', { name: 'Add the profile' });
const saves = () => calls.filter(({ path }) => path.startsWith('/api/staff/add'));
const show = (view: AddView = FORM) =>
  showPage(
    {
      path: '*',
      Component: () => (
        <>
          <output>{useLocation().pathname + useLocation().search}</output>
          <AddScreen {...view} />
        </>
      ),
    },
    '/admin/add',
  );

beforeEach(() => {
  cleanup();
  dropDraft('add-specialist');
  // On a wide screen, where all is asked at once.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.matches('.signup-next') ? [] : [{}]) as unknown as DOMRectList;
  });
  save = () => Response.json({ success: true, id: 17 });
  calls = stubNetwork(({ path, body }) =>
    path.includes('email_check')
      ? Response.json({ phone_taken: (body as URLSearchParams).get('phone') === TAKEN })
      : save(),
  );
});

it('asks for no login, keeps place and category, and goes on to what comes next', async () => {
  await show();
  expect([field('email'), field('password')]).toEqual([null, null]);
  expect([field('location').value, field('category').value]).toEqual(['Corozal', 'Engineering']);
  expect([field('phone').inputMode, field('phone').autocomplete]).toEqual(['tel', 'off']);
  type(SOMEBODY);
  await act(async () => {
    fireEvent.click(button());
    fireEvent.click(button());
  });
  await waitFor(() => expect(here()).toBe('/admin/add?added=17'));
  expect(saves().map(({ path }) => path)).toEqual(['/api/staff/add?kind=specialist']);
  const sent = saves()[0]!.body as FormData;
  expect([sent.get('firstName'), sent.get('location')]).toEqual(['Rosalía', 'Corozal']);
});

it('leads from a number that is known to whoever has it', async () => {
  await show();
  type({ ...SOMEBODY, phone: TAKEN });
  await act(async () => void fireEvent.click(button()));
  const link = await screen.findByText('See the profile that has it');
  expect(link.getAttribute('href')).toBe('/admin/accounts?search=600-0001');
  expect(document.querySelector('form')!.textContent).toContain('Phone number is already in use.');
  expect(saves()).toEqual([]);
});

it('keeps what was typed when nobody answers, and after a reload', async () => {
  save = () => lost();
  await show();
  type(SOMEBODY);
  await act(async () => void fireEvent.click(button()));
  await screen.findByText('An unexpected error occurred. Please try again.');
  cleanup();
  await show();
  expect(field('bio').value).toBe(SOMEBODY.bio);
  expect(screen.getByText('We kept what you typed. Only pictures are needed again.')).toBeTruthy();
});

it('says what comes next', async () => {
  const added = {
    id: 17,
    kind: 'specialist' as const,
    slug: 'rosalia-ek-2byxeu',
    name: 'Rosalía Ek',
    location: 'Corozal',
    category: 'Engineering',
  };
  await show({ ...FORM, added });
  const leads = (name: string) => screen.getByText(name).closest('a')!.getAttribute('href');
  expect(leads('Add another')).toBe(
    '/admin/add?kind=specialist&place=Corozal&category=Engineering',
  );
  expect(leads('Give a code to claim it')).toBe('/admin/accounts/17');
  expect(leads('See the profile')).toBe('/specialist/rosalia-ek-2byxeu');
});

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { clientAction as logOut } from '#pages/logout.tsx';
import { readLanguageBy, type Language } from '#platform/language.ts';
import { showPage } from '../../../tests/support/show-page.tsx';
import { LanguageLinks } from './language-links.tsx';

/** Fields that keep themselves, and one that React keeps. */
function Page() {
  const [town, setTown] = useState('');
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/contact')}>Elsewhere</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <form>
        <input name="name" aria-label="Name" />
        <textarea name="message" aria-label="Message" />
        <input
          name="town"
          aria-label="Town"
          value={town}
          onChange={(e) => setTown(e.target.value)}
        />
        <input type="checkbox" name="urgent" aria-label="Urgent" />
        <select name="topic" aria-label="Topic">
          <option>One</option>
          <option>Two</option>
        </select>
        <input type="password" name="secret" aria-label="Password" />
        <input name="code" autoComplete="one-time-code" aria-label="Code" />
        <input type="hidden" name="stamp" value="s" />
      </form>
      <p>{`Town: ${town}`}</p>
      <LanguageLinks link="" />
    </>
  );
}

const show = () => showPage({ path: '/contact', Component: Page }, '/contact?topic=x');
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
/** A document knows what was left to it, not what was on the page before it. */
async function arrive(language: Language) {
  const left = Object.entries(sessionStorage);
  cleanup();
  for (const [key, value] of left) sessionStorage.setItem(key, String(value));
  const before = readLanguageBy(() => language);
  onTestFinished(() => void readLanguageBy(before));
  await show();
}
async function askFor(language: string) {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  fireEvent.click(screen.getByRole('link', { name: language }));
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  return leave.mock.calls[0]![0];
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('takes along what was typed, but no secrets, and gives it back once', async () => {
  await show();
  type('Name', 'Ana');
  type('Message', 'Buenas');
  type('Town', 'Corozal');
  type('Topic', 'Two');
  fireEvent.click(field('Urgent'));
  type('Password', 'hunter22');
  type('Code', '123456');
  expect(await askFor('Español')).toMatch(/\/es\/contact\?topic=x$/);
  const kept = JSON.stringify(sessionStorage);
  expect(kept).toContain('Corozal');
  expect(kept).not.toMatch(/hunter22|123456|stamp/);

  await arrive('es');
  await screen.findByText('Town: Corozal');
  const values = ['Name', 'Message', 'Topic', 'Password', 'Code'].map((name) => field(name).value);
  expect([...values, field('Urgent').checked]).toEqual(['Ana', 'Buenas', 'Two', '', '', true]);
  await arrive('es');
  await act(async () => {});
  expect(field('Name').value).toBe('');
});

it('gives back nothing to whoever was asked whether to leave, and stayed', async () => {
  await show();
  type('Town', 'Corozal');
  await askFor('Español');
  await arrive('en');
  await act(async () => {});
  expect(field('Town').value).toBe('');

  type('Town', 'Orange Walk');
  vi.restoreAllMocks();
  await askFor('Español');
  type('Town', 'Belmopan');
  await press('Elsewhere');
  await press('Back');
  expect(field('Town').value).toBe('Belmopan');
  await arrive('es');
  await act(async () => {});
  expect(field('Town').value).toBe('');
});

it('gives back nothing once whoever typed it has logged out', async () => {
  await show();
  type('Town', 'Corozal');
  await askFor('Español');
  await logOut({ serverAction: async () => ({ ended: true }) } as never);
  await arrive('es');
  await act(async () => {});
  expect(field('Town').value).toBe('');
});

it('is a link like any other to whoever opens it in a new tab', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  await show();
  const link = screen.getByRole('link', { name: 'Kriol' });
  expect(link.getAttribute('href')).toBe('/bzj/contact?topic=x');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect([leave.mock.calls.length, sessionStorage.length]).toEqual([0, 0]);
});

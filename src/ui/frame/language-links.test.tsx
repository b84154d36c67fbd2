import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { showPage } from '../../../tests/support/show-page.tsx';
import { LanguageLinks } from './language-links.tsx';

/** Fields that keep themselves, and one that React keeps. */
function Page() {
  const [town, setTown] = useState('');
  return (
    <>
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
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('takes along what was typed, but no secrets, and gives it back once', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  await show();
  type('Name', 'Ana');
  type('Message', 'Buenas');
  type('Town', 'Corozal');
  type('Topic', 'Two');
  fireEvent.click(field('Urgent'));
  type('Password', 'hunter22');
  type('Code', '123456');
  fireEvent.click(screen.getByRole('link', { name: 'Español' }));
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(leave.mock.calls[0]![0]).toMatch(/\/es\/contact\?topic=x$/);
  const kept = sessionStorage.getItem('typed /contact?topic=x');
  expect(kept).toContain('Corozal');
  expect(kept).not.toMatch(/hunter22|123456|stamp/);

  await show();
  await screen.findByText('Town: Corozal');
  const values = ['Name', 'Message', 'Topic', 'Password', 'Code'].map((name) => field(name).value);
  expect([...values, field('Urgent').checked]).toEqual(['Ana', 'Buenas', 'Two', '', '', true]);
  await show();
  await act(async () => {});
  expect(field('Name').value).toBe('');
});

it('is a link like any other to whoever opens it in a new tab', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  await show();
  const link = screen.getByRole('link', { name: 'Kriol' });
  expect(link.getAttribute('href')).toBe('/bzj/contact?topic=x');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect([leave.mock.calls.length, sessionStorage.length]).toEqual([0, 0]);
});

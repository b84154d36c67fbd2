import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '#platform/paths.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { stubNetwork } from '../../../../tests/support/stub-network.ts';
import { dropDraft } from '../form/use-signup-form.ts';
import { SignedInAlready, SignupLanding } from './signup-page.tsx';

const landing = async (invitation: Parameters<typeof SignupLanding>[0]['invitation'] = null) =>
  showPage(
    {
      path: '*',
      Component: () => (
        <>
          <output>{useLocation().pathname + useLocation().search}</output>
          <SignupLanding allowedDomains={undefined} reviewedFirst={false} invitation={invitation} />
        </>
      ),
    },
    invitation ? `${paths.signup}?invitation=23456789ab` : paths.signup,
  );
const here = () => document.querySelector('output')!.textContent;
const shown = (name: string) => !document.querySelector(`[name="${name}"]`)!.closest('[hidden]');
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const press = (element: Element) => act(async () => void fireEvent.click(element));
const toggle = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Sign up as' })).getByText(name);
const coming = () => document.querySelector('.signup-banner .invisible');

beforeEach(() => {
  cleanup();
  stubNetwork(() => Response.json({ email_taken: false }));
  for (const form of ['specialist', 'business'] as const) dropDraft(form);
});
afterEach(() => void vi.useRealTimers());

describe('the start of signing up', () => {
  it('shows the other kind once its picture is there, and keeps what was typed for the first', async () => {
    await landing();
    fireEvent.change(field('email'), { target: { value: 'rosalia@gmail.com' } });
    fireEvent.change(field('password'), { target: { value: 'Mahogany1' } });
    await press(toggle('Business'));
    expect([here(), shown('firstName')]).toEqual(['/signup', true]);
    await act(async () => void fireEvent.load(coming()!));
    expect(here()).toBe('/signup?type=business');
    expect([shown('firstName'), shown('businessName')]).toEqual([false, true]);
    expect(screen.getByText(/^A shop, a kitchen, a tour boat/)).toBeTruthy();
    await press(toggle('Specialist'));
    await act(async () => void fireEvent.load(coming()!));
    expect(shown('firstName')).toBe(true);
    expect([field('email').value, field('password').value]).toEqual([
      'rosalia@gmail.com',
      'Mahogany1',
    ]);
  });

  it.each(['never comes', 'comes too late'])('shows it even if its picture %s', async (how) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await landing();
    await press(toggle('Business'));
    if (how === 'never comes') await act(async () => void fireEvent.error(coming()!));
    else await act(async () => vi.advanceTimersByTime(4_000));
    expect(shown('businessName')).toBe(true);
  });

  it('has all its links, and leads to the terms by way of the top, 300 ms later', async () => {
    vi.useFakeTimers();
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await landing();
    for (const [name, href] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['FAQ', '/faq'],
      ['contact us', '/contact'],
      ['Back to the home page', '/'],
    ] as const)
      expect(screen.getByText(name).getAttribute('href')).toBe(href);
    for (const link of screen.getAllByText('Log in'))
      expect(link.getAttribute('href')).toBe('/login');
    expect(screen.getByRole('list', { name: 'What happens next' }).textContent).toContain(
      'Reviewed within 24 hours',
    );
    await press(screen.getByText('Terms of Service'));
    expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    await act(async () => vi.advanceTimersByTime(299));
    expect(here()).toBe('/signup');
    await act(async () => vi.advanceTimersByTime(1));
    expect(here()).toBe('/terms');
  });
});

describe('an invitation', () => {
  const invitation = {
    token: '23456789ab',
    kind: 'specialist' as const,
    category: 'Engineering',
    location: 'Corozal',
  };
  const typed = (name: string) => field(name).value;
  const line = () => screen.queryByText(/^(You are invited|This invitation)/)?.textContent;

  it('fills in place and category, and stays when the other kind is chosen', async () => {
    await landing(invitation);
    expect([typed('location'), typed('category')]).toEqual(['Corozal', 'Engineering']);
    expect(line()).toContain('You are invited. We have filled in what we know');
    expect(toggle('Business').getAttribute('href')).toBe(
      '/signup?type=business&invitation=23456789ab',
    );
    await press(toggle('Business'));
    await act(async () => void fireEvent.load(coming()!));
    expect(here()).toBe('/signup?type=business&invitation=23456789ab');
    const business = screen.getByRole('form', { name: 'Sign up as a business' });
    const values = new FormData(business as HTMLFormElement);
    // Its category is none of a business.
    expect([values.get('location'), values.get('category')]).toEqual(['Corozal', '']);
  });

  it('is no draft, and gives way to what somebody chose instead', async () => {
    await landing(invitation);
    cleanup();
    await landing(invitation);
    expect(screen.queryByText(/^We kept what you typed/)).toBeNull();
    await act(async () => void fireEvent.change(field('location'), { target: { value: 'Cayo' } }));
    cleanup();
    await landing(invitation);
    expect([typed('location'), typed('category')]).toEqual(['Cayo', 'Engineering']);
    await press(screen.getByText('Start over'));
    expect(typed('location')).toBe('Corozal');
  });

  it('that is over says so quietly, and the form is empty', async () => {
    await landing('over');
    expect(line()).toBe('This invitation has ended, but you can sign up all the same.');
    expect([typed('location'), typed('category')]).toEqual(['', '']);
  });
});

it.each([
  ['/profile1', 'My profile'],
  ['/admin', 'Administration'],
])('whoever is signed in is told so in place of a form, and led to %s', async (home, label) => {
  const account = { name: 'Ana Ek', home };
  await showPage({ Component: () => <SignedInAlready account={account} /> });
  expect(screen.getByText(/^You are logged in as/).textContent).toContain('Ana Ek');
  expect(screen.getByText(label).getAttribute('href')).toBe(home);
  const leave = screen.getByRole<HTMLButtonElement>('button', { name: 'Log out' });
  expect(leave.form!.getAttribute('action')).toBe('/logout');
});

import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { AskScreen } from './ask-screen.tsx';
import type { Ask } from './get-handout.server.ts';

const FORM = 'https://kanek.bz/business/sea-bread-2byxeu/review';
const ask: Ask = {
  kind: 'business',
  name: 'Sea Bread',
  listed: true,
  siteName: 'Kanek',
  form: FORM,
  customer: '',
  code: 'data:image/svg+xml,x',
  paper: 'letter',
};
const show = (changed: Partial<Ask> = {}) =>
  showPage({ Component: () => <AskScreen ask={{ ...ask, ...changed }} /> });
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /first name/ });
const message = () => {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask on WhatsApp' });
  return new URL(link.href).searchParams.get('text');
};

describe('asking for a review', () => {
  it('has a link for everybody, and ten cards of it', async () => {
    const page = await show();
    expect(screen.getByText(FORM)).toBeTruthy();
    expect(message()).toBe(
      'Hello, thank you for choosing us! Would you write a short review of our work? ' +
        `It takes two minutes, and you need no account: ${FORM}`,
    );
    expect(page.querySelectorAll('.business-card')).toHaveLength(10);
  });

  it('carries the name as it is typed, and no more than a review may have', async () => {
    await show();
    await userEvent.type(name(), ' Ana & Luz?#');
    const link = `${FORM}?name=Ana%20%26%20Luz%3F%23`;
    expect(screen.getByText(link)).toBeTruthy();
    expect(message()).toMatch(/^Hello Ana & Luz\?#, thank you/);
    expect(message()!.endsWith(link)).toBe(true);
    expect(name().maxLength).toBe(40);
  });

  it('goes on where half of an emoji is left of a name', async () => {
    await show();
    fireEvent.change(name(), { target: { value: 'Ana \ud83d' } });
    expect(screen.getByText(`${FORM}?name=Ana%20%EF%BF%BD`)).toBeTruthy();
  });

  it('makes one card for whoever is named, and keeps the name with the paper', async () => {
    const page = await show({ customer: 'Ana' });
    expect(name().value).toBe('Ana');
    expect(page.querySelectorAll('.business-card')).toHaveLength(1);
    expect(screen.getByText('Thank you, Ana!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'A4' }).getAttribute('href')).toBe(
      '/?name=Ana&paper=a4',
    );
  });
});

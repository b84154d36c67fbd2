import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { forgetAllKept, isUnsent, lastSentFrom } from '#ui/kept.ts';
import { showPage } from '../../../tests/support/show-page.tsx';
import type { ClaimAnswer } from './claim-form.tsx';
import { ClaimWays } from './claim-ways.tsx';

const PATH = '/claim/sea-bread-2byxeu';
const FAILURE = 'Too many messages.';

const Page = () => <ClaimWays step="ways" email={null} stamp="" lost={false} told={null} id="x" />;

const written = { name: 'Ana', email: 'ana@gmail.com', words: 'The bakery is mine since 2009.' };
const values = { code: '', claimCode: '', ...written };
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`form:has([name=words]) [name=${name}]`)!;
const write = (fields: Record<string, string>) =>
  Object.entries(fields).forEach(([name, value]) =>
    fireEvent.input(field(name), { target: { value } }),
  );
const send = () =>
  act(async () => {
    fireEvent.click(document.querySelector('form:has([name=words]) button')!);
  });

it('keeps what was written, refused, and then could not be sent', async () => {
  onTestFinished(forgetAllKept);
  const show = () =>
    showPage({
      path: PATH,
      action: (): ClaimAnswer => ({ intent: 'tell-staff', values, failure: FAILURE }),
      Component: Page,
    });
  await show();
  write(written);
  await send();
  await screen.findByText(FAILURE);
  expect(field('words').defaultValue).toBe('');
  expect(JSON.stringify(sessionStorage)).not.toContain('ana@gmail.com');
  lastSentFrom(PATH)('unsent');
  expect(isUnsent()).toBe(true);
  await show();
  expect(Object.keys(written).map((name) => field(name).value)).toEqual(Object.values(written));
  expect(field('words').closest('details')!.open).toBe(true);
});

it('lets whoever was caught by mistake through at the second press', async () => {
  onTestFinished(forgetAllKept);
  const sent: FormData[] = [];
  await showPage({
    path: PATH,
    async action({ request }): Promise<ClaimAnswer> {
      sent.push(await request.formData());
      return { intent: 'tell-staff', values, failure: FAILURE, stamp: 'anew' };
    },
    Component: Page,
  });
  write({ ...written, website: 'https://bakery.example' });
  await send();
  await screen.findByText(FAILURE);
  await send();
  const guards = sent.map((data) => [data.get('website'), data.get('stamp')]);
  expect(guards).toEqual([
    ['https://bakery.example', ''],
    ['', 'anew'],
  ]);
});

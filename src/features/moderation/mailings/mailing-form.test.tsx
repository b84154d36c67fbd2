import { fireEvent, screen } from '@testing-library/react';
import { data, useLoaderData } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { forgetAllKept } from '#ui/kept.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import type { DeskAnswer } from '../desk/desk-form.tsx';
import { MailingForm } from './mailing-form.tsx';
import type { MailingView } from './mailings-desk.server.ts';

beforeEach(forgetAllKept);

const ABOUT = { intent: 'save', id: '7' };

/** Whether the page comes back whole, as it does without scripts. */
it.each([false, true])(
  'never overwrites what a colleague has saved meanwhile (%s)',
  async (whole) => {
    const failures = ['Changed meanwhile.', 'No network.', 'Changed, as before.'];
    const sent: string[] = [];
    let version = 1;
    await showPage({
      path: '/admin/mailings/7',
      loader: () => ({ id: 7, version, standing: 'all', texts: {} }),
      // As the pages of staff do.
      shouldRevalidate: ({ actionStatus }) => actionStatus !== 503,
      async action({ request }) {
        const typed = Object.fromEntries(await request.formData()) as Record<string, string>;
        const failure = failures[sent.length]!;
        sent.push(typed['version']!);
        version = 2;
        return failure === 'No network.'
          ? data<DeskAnswer>({ failure }, { status: 503 })
          : data<DeskAnswer>({ ...ABOUT, failure, field: 'text-en', typed }, { status: 409 });
      },
      Component() {
        const mailing = useLoaderData<MailingView>();
        return (
          <>
            <output>{mailing.version}</output>
            <MailingForm key={whole ? mailing.version : ''} mailing={mailing} />
          </>
        );
      },
    });
    const press = () => fireEvent.click(screen.getByRole('button', { name: /Save/ }));
    press();
    await screen.findByText('Changed meanwhile.');
    await screen.findByText('2');
    press();
    await expect.poll(() => document.querySelector('form')!.textContent).not.toContain('Changed');
    press();
    await screen.findByText('Changed, as before.');
    expect(sent).toEqual(['1', '1', '1']);
  },
);

it('brings back what was written, beside what a colleague has saved meanwhile', async () => {
  const show = (version: number, texts: MailingView['texts']) =>
    showPage({
      path: '/admin/mailings/7',
      loader: () => ({ id: 7, version, standing: 'all', texts }),
      Component: () => <MailingForm mailing={useLoaderData<MailingView>()} />,
    });
  const field = (name: string) => document.querySelector<HTMLTextAreaElement>(`[name=${name}]`)!;
  const write = (name: string, value: string) =>
    fireEvent.input(field(name), { target: { value } });
  await show(1, {});
  write('subject-en', 'Storm');
  write('text-es', 'Cierre sus ventanas.');
  await show(2, { en: { subject: 'Storm on its way', text: 'Close your shutters.' } });
  const shown = ['version', 'subject-en', 'text-en', 'text-es'].map((name) => field(name).value);
  expect(shown).toEqual(['2', 'Storm on its way', 'Close your shutters.', 'Cierre sus ventanas.']);
});

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { lastSentFrom } from '#ui/kept.ts';
import { typeAgain, typedHere } from '#ui/frame/typed-values.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { DeskButton, DeskForm, type DeskAnswer } from './desk-form.tsx';
import { DeskField, DeskSelect } from './desk-field.tsx';

afterEach(() => sessionStorage.clear());

const PATH = '/admin/mailings/7';
const KINDS = [
  ['', 'Everybody'],
  ['business', 'Businesses'],
] as const;

const show = (answer: DeskAnswer = {}, subject = '') =>
  showPage({
    path: PATH,
    action() {
      lastSentFrom(PATH)(answer.done ? 'done' : 'refused');
      return { ...answer };
    },
    Component: () => (
      <DeskForm intent="save" id={7}>
        <DeskSelect name="kind" label="To whom" choices={KINDS} />
        <DeskField name="subject" label="Subject" start={subject} />
        <DeskField name="text" label="Text" lines={3} />
        <input type="checkbox" name="urgent" aria-label="Urgent" />
        {['soon', 'later'].map((when) => (
          <input
            key={when}
            type="radio"
            name="when"
            value={when}
            aria-label={when}
            defaultChecked={when === 'later'}
          />
        ))}
        <input type="password" name="password" aria-label="Password" />
        <DeskButton>Save</DeskButton>
      </DeskForm>
    ),
  });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

function fillIn() {
  type('To whom', 'business');
  type('Subject', 'Storm on its way');
  type('Text', 'Please close your shutters.');
  fireEvent.click(field('Urgent'));
  fireEvent.click(field('soon'));
  type('Password', 'hunter22');
}

const filledIn = () => ({
  kind: field('To whom').value,
  subject: field('Subject').value,
  text: field('Text').value,
  urgent: field('Urgent').checked,
  soon: field('soon').checked,
});

it('keeps all that was filled in for whoever has to log in again, and no secret', async () => {
  await show();
  fillIn();
  await show();
  expect(filledIn()).toEqual({
    kind: 'business',
    subject: 'Storm on its way',
    text: 'Please close your shutters.',
    urgent: true,
    soon: true,
  });
  expect(field('Password').value).toBe('');
  expect(JSON.stringify(sessionStorage)).not.toContain('hunter22');
});

it('puts nothing over what somebody else has changed meanwhile', async () => {
  await show();
  fillIn();
  await show({}, 'A better subject');
  expect(filledIn()).toMatchObject({ kind: 'business', subject: 'A better subject' });
});

it('gives no item what was typed for another, whatever else keeps what is typed', async () => {
  const showItems = (items: readonly string[]) =>
    showPage({
      path: '/admin/claims',
      Component: () =>
        items.map((id) => (
          <DeskForm key={id} intent="refuse" id={id}>
            <DeskField name="reason" label={id} lines={3} />
          </DeskForm>
        )),
    });
  const reasons = (items: readonly string[]) => items.map((id) => field(id).value);
  await showItems(['one', 'two']);
  type('two', 'The papers are somebody else’s.');
  const alongTheLogin = typedHere();
  await showItems(['two', 'three']);
  typeAgain(alongTheLogin);
  expect(reasons(['two', 'three'])).toEqual(['The papers are somebody else’s.', '']);
  await showItems(['three']);
  typeAgain(alongTheLogin);
  expect(reasons(['three'])).toEqual(['']);
  await showItems(['two']);
  expect(reasons(['two'])).toEqual(['The papers are somebody else’s.']);
});

const send = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));

it('forgets it each time that it is done', async () => {
  await show({ intent: 'save', id: '7', done: 'Saved.' });
  for (const time of [1, 2]) {
    fillIn();
    await send();
    expect(sessionStorage, `time ${time}`).toHaveLength(0);
  }
  await show();
  expect(filledIn()).toEqual({ kind: '', subject: '', text: '', urgent: false, soon: false });
});

it.each([
  ['subject', () => field('Subject')],
  ['kind', () => field('To whom')],
  ['when', () => field('soon')],
])('leads to what is wrong with %s', async (name, wrong) => {
  await show({ intent: 'save', id: '7', failure: 'No.', field: name });
  await send();
  expect(document.activeElement).toBe(wrong());
});

it('keeps what is changed after a refusal for the page as it will begin', async () => {
  await show({
    intent: 'save',
    id: '7',
    failure: 'Too short.',
    field: 'text',
    typed: { kind: 'business', subject: 'Storm', text: 'Close your shutters.' },
  });
  type('Subject', 'Storm');
  type('Text', 'Close your shutters.');
  await send();
  type('Text', 'Please close your shutters.');
  await show();
  expect(filledIn()).toMatchObject({ subject: 'Storm', text: 'Please close your shutters.' });
});

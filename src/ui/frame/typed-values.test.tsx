import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../../../tests/support/show-page.tsx';
import { typeAgain, typedHere } from './typed-values.ts';

const show = (people: readonly string[]) =>
  showPage({
    Component: () => (
      <>
        <form action="/find">
          <input name="q" aria-label="Search" />
        </form>
        {people.map((name) => (
          <form key={name} action={`/es/reviews#review-${name}`}>
            <textarea name="text" aria-label={name} />
          </form>
        ))}
      </>
    ),
  });
const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);

it('gives no form what was typed into another, whatever has come or gone meanwhile', async () => {
  await show(['Ann', 'Bob', 'Cid']);
  field('Search').value = 'plumber';
  field('Bob').value = 'Thank you, Bob.';
  const kept = typedHere();
  await show(['Dan', 'Cid', 'Bob']);
  typeAgain(kept);
  expect(['Search', 'Dan', 'Cid', 'Bob'].map((name) => field(name).value)).toEqual([
    'plumber',
    '',
    '',
    'Thank you, Bob.',
  ]);
  await show(['Ann', 'Cid']);
  typeAgain(kept);
  expect(['Ann', 'Cid'].map((name) => field(name).value)).toEqual(['', '']);
});

it('gives nobody what was typed for the account of somebody else', async () => {
  const showAccount = (id: number) =>
    showPage({
      Component: () => (
        <form action="/account#email">
          <input type="hidden" name="whose" value={id} />
          <input name="email" aria-label="New email" />
        </form>
      ),
    });
  await showAccount(7);
  field('New email').value = 'ana.new@gmail.com';
  const kept = typedHere();
  await showAccount(8);
  typeAgain(kept);
  expect(field('New email').value).toBe('');
  await showAccount(7);
  typeAgain(kept);
  expect(field('New email').value).toBe('ana.new@gmail.com');
});

it('puts nothing over what stands there by now', async () => {
  await show(['Ann', 'Bob']);
  field('Ann').value = 'What could not be sent.';
  field('Bob').value = 'Neither could this.';
  const kept = typedHere();
  await show(['Ann', 'Bob']);
  field('Ann').value = 'What was written since.';
  typeAgain(kept);
  expect(['Ann', 'Bob'].map((name) => field(name).value)).toEqual([
    'What was written since.',
    'Neither could this.',
  ]);
});

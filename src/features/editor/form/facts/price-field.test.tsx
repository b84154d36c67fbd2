import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FACT_FIELDS } from '#features/profiles/fact-fields.rules.ts';
import { FACT_ERRORS } from '#features/profiles/facts-schema.rules.ts';
import { PRICE_UNITS, type Price } from '#features/profiles/facts.rules.ts';
import { ProfileFormContext, type ProfileForm } from '#features/profiles/form/section.tsx';
import { showPage } from '../../../../../tests/support/show-page.tsx';
import { PriceField } from './facts-section.tsx';

let price: Price | null;

const show = (stored: Price | null) =>
  showPage({
    Component: () => {
      const [value, setValue] = useState(stored ? JSON.stringify(stored) : '');
      const [error, setError] = useState<string | null>(null);
      price = value ? (JSON.parse(value) as Price) : null;
      const form = {
        id: 'editor',
        values: { price: value },
        errors: { price: error ?? undefined },
        type: (_name: string, typed: string) => setValue(typed),
        leave: () => setError(FACT_FIELDS.price!.check(value)),
      } as unknown as ProfileForm;
      return (
        <ProfileFormContext value={form}>
          <PriceField />
        </ProfileFormContext>
      );
    },
  });
const amount = () => screen.getByLabelText<HTMLInputElement>(/^Price from/);
const typeAmount = (value: string) => fireEvent.change(amount(), { target: { value } });
const choose = (value: Price['per']) =>
  fireEvent.change(screen.getByLabelText('Per'), { target: { value } });

it.each(PRICE_UNITS)('stays per %s while its amount is typed anew', async (per) => {
  await show({ from: 50, per });
  typeAmount('');
  expect(price).toBeNull();
  typeAmount('80');
  expect(price).toEqual({ from: 80, per });
});

it.each(PRICE_UNITS)('takes per %s before there is an amount', async (per) => {
  await show(null);
  choose(per);
  expect(price).toBeNull();
  typeAmount('80');
  expect(price).toEqual({ from: 80, per });
});

it.each(['12.50', '12,50', '-5', 'abc', '0'])(
  'keeps %s as typed, and refuses it',
  async (value) => {
    await show(null);
    typeAmount(value);
    fireEvent.blur(amount());
    expect(amount().value).toBe(value);
    expect(screen.getByText(FACT_ERRORS.price.error())).toBeTruthy();
  },
);

it('takes thousands in groups, and shows them as typed until another amount comes', async () => {
  await show(null);
  await userEvent.type(amount(), '10,250');
  expect(amount().value).toBe('10,250');
  expect(price).toEqual({ from: 10_250, per: 'hour' });
  await userEvent.type(amount(), '.50');
  expect(amount().value).toBe('10,250.50');
});

import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PRICE_UNITS, type Price } from '#features/profiles/facts.rules.ts';
import { ProfileFormContext, type ProfileForm } from '#features/profiles/form/form-context.ts';
import { showPage } from '../../../../../tests/support/show-page.tsx';
import { PriceField } from './price-field.tsx';

let price: Price | null;

const show = (stored: Price | null) =>
  showPage({
    Component: () => {
      const [value, setValue] = useState(stored ? JSON.stringify(stored) : '');
      price = value ? (JSON.parse(value) as Price) : null;
      const form = {
        id: 'editor',
        values: { price: value },
        errors: {},
        type: (_name: string, typed: string) => setValue(typed),
        leave: () => {},
      } as unknown as ProfileForm;
      return (
        <ProfileFormContext value={form}>
          <PriceField />
        </ProfileFormContext>
      );
    },
  });
const typeAmount = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Price from/), { target: { value } });
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

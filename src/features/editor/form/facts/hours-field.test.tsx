import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProfileFormContext, type ProfileForm } from '#features/profiles/form/section.tsx';
import type { Hours } from '#features/profiles/hours.rules.ts';
import { showPage } from '../../../../../tests/support/show-page.tsx';
import { HoursField } from './hours-field.tsx';

let hours: Hours | null;

function Form() {
  const [value, setValue] = useState('');
  const form = {
    id: 'editor',
    values: { hours: value },
    errors: {},
    type: (_name: string, typed: string) => {
      hours = typed ? (JSON.parse(typed) as Hours) : null;
      setValue(typed);
    },
    leave: () => {},
  } as unknown as ProfileForm;
  return (
    <ProfileFormContext value={form}>
      <HoursField />
    </ProfileFormContext>
  );
}

beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-16T09:00:00-06:00'));
  await showPage({ Component: Form });
});

afterEach(() => void vi.useRealTimers());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tap = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

it('takes one of the usual weeks, and then single days out of it', () => {
  press('Mon–Fri 8–5');
  expect(Object.keys(hours!.days)).toEqual(['mon', 'tue', 'wed', 'thu', 'fri']);
  tap('Wednesday');
  tap('Saturday');
  expect(hours!.days.wed).toBeUndefined();
  expect(hours!.days.sat).toEqual([['08:00', '17:00']]);
  for (const day of ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday']) tap(day);
  expect(hours).toBeNull();
});

it('breaks a day for lunch, and takes the break away again', () => {
  tap('Monday');
  press('Add a time on Monday');
  expect(hours!.days.mon).toEqual([
    ['08:00', '12:00'],
    ['13:00', '17:00'],
  ]);
  press('Copy Monday to every day');
  expect(hours!.days.sun).toEqual(hours!.days.mon);
  press('Remove time 2 of Sunday');
  expect(hours!.days.sun).toEqual([['08:00', '12:00']]);
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Sunday' }));
});

it('goes on at the last time for which there is room, after which none can be added', () => {
  tap('Monday');
  const add = screen.getByRole('button', { name: 'Add a time on Monday' });
  add.focus();
  fireEvent.click(add);
  expect(document.activeElement).toBe(add);
  while (add.isConnected) fireEvent.click(add);
  const begins = screen.getAllByRole('combobox', { name: /^Monday opens/ });
  expect(document.activeElement).toBe(begins.at(-1));
});

it('goes past midnight, and says so', () => {
  tap('Friday');
  choose('Friday opens', '20:00');
  choose('Friday closes', '02:00');
  expect(hours!.days).toEqual({ fri: [['20:00', '02:00']] });
  expect(screen.getByText('Closes on Saturday, at 2 am.')).toBeTruthy();
});

it('knows appointments, holidays and a day on which it opens again', () => {
  fireEvent.click(screen.getByRole('switch', { name: 'By appointment' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Open on public holidays' }));
  fireEvent.change(screen.getByLabelText('Closed until'), { target: { value: '2027-01-04' } });
  expect(hours).toEqual({
    days: {},
    byAppointment: true,
    holidays: 'open',
    closedUntil: '2027-01-04',
  });
  fireEvent.click(screen.getByRole('switch', { name: 'By appointment' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Open on public holidays' }));
  fireEvent.change(screen.getByLabelText('Closed until'), { target: { value: '' } });
  expect(hours).toBeNull();
});

it('offers no day that has passed in the country to open again on', () => {
  expect(screen.getByLabelText('Closed until').getAttribute('min')).toBe('2026-11-16');
});

it('has other hours on the day on which that is said, however long the form has been open', () => {
  press('Mon–Fri 8–5');
  tap('Tuesday');
  vi.setSystemTime(new Date('2026-11-17T09:00:00-06:00'));
  const other = () => screen.getByRole('switch', { name: 'Other hours today' });
  fireEvent.click(other());
  expect(hours!.changed).toEqual({ day: '2026-11-17', spans: [] });
  const today = within(screen.getByRole('list', { name: 'Other hours today' }));
  fireEvent.click(today.getByRole('checkbox', { name: 'Tuesday' }));
  expect(hours!.changed!.day).toBe('2026-11-17');
  fireEvent.click(other());
  expect(hours!.changed).toBeUndefined();
});

it('has other hours today alone', () => {
  press('Mon–Fri 8–5');
  fireEvent.click(screen.getByRole('switch', { name: 'Other hours today' }));
  expect(hours!.changed).toEqual({ day: '2026-11-16', spans: [['08:00', '17:00']] });
  const today = within(screen.getByRole('list', { name: 'Other hours today' }));
  fireEvent.change(today.getByLabelText('Monday closes'), { target: { value: '12:00' } });
  expect(hours!.changed!.spans).toEqual([['08:00', '12:00']]);
  expect(hours!.days.mon).toEqual([['08:00', '17:00']]);
  fireEvent.click(today.getByRole('checkbox', { name: 'Monday' }));
  expect(hours!.changed!.spans).toEqual([]);
  fireEvent.click(screen.getByRole('switch', { name: 'Other hours today' }));
  expect(hours!.changed).toBeUndefined();
});

import { beforeEach, expect, it } from 'vitest';
import { askedIn } from './filter-form.ts';

function formWith(place: string): HTMLFormElement {
  document.body.innerHTML = `<form><input name="keywords" value=" plumber "><input name="location" value="${place}"></form>`;
  return document.querySelector('form')!;
}

beforeEach(() => history.replaceState(null, '', '/specialists-results?sort=name'));

it('asks in the order that the address says', () => {
  expect(askedIn(formWith('Cayo'), 'specialist')).toEqual({
    kind: 'specialist',
    values: { keywords: 'plumber', location: 'Cayo' },
    sort: 'name',
  });
});

it('asks for the nearest first where "Near me" chose the place, as long as it stays chosen', () => {
  const form = formWith('San Pedro');
  form.dataset.near = 'San Pedro';
  expect(askedIn(form, 'specialist').sort).toBe('near');
  form.querySelector<HTMLInputElement>('[name=location]')!.value = 'Cayo';
  expect(askedIn(form, 'specialist').sort).toBe('name');
});

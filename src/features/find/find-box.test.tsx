// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { showPage } from '../../../tests/support/show-page.tsx';
import { FindBox } from './find-box.tsx';
import { readFindQuery } from './find-query.ts';

const place = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Place' }).value;

beforeEach(() => localStorage.clear());

describe('the place beside the box', () => {
  it('begins with the last one', async () => {
    localStorage.setItem('place', 'Dangriga');
    await showPage({ Component: () => <FindBox /> });
    expect(place()).toBe('Dangriga');
  });

  it('is any where the last one is no place', async () => {
    localStorage.setItem('place', 'Atlantis');
    await showPage({ Component: () => <FindBox /> });
    expect(place()).toBe('');
  });

  it('is the one that was asked for', async () => {
    localStorage.setItem('place', 'Dangriga');
    const query = readFindQuery(new URLSearchParams('q=x'));
    await showPage({ Component: () => <FindBox query={query} /> });
    expect(place()).toBe('');
  });
});

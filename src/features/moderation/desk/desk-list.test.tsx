import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { DeskFilter, SearchField } from './desk-list.tsx';

it('makes no step of asking for the same again', async () => {
  await showPage({
    path: '/admin/inbox',
    Component: () => {
      const navigate = useNavigate();
      const { pathname, search } = useLocation();
      const [asked] = useSearchParams();
      return (
        <>
          <button onClick={() => void navigate(-1)}>Back</button>
          <output>{pathname + search}</output>
          <DeskFilter label="Filter" chosen={Object.fromEntries(asked)}>
            <SearchField label="Words" />
          </DeskFilter>
        </>
      );
    },
  });
  const press = (name: string) =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  const address = () => screen.getByRole('status').textContent;
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'tiles' } });
  await press('Show');
  await press('Show');
  expect(address()).toBe('/admin/inbox?search=tiles');
  await press('Back');
  expect(address()).toBe('/admin/inbox');
});

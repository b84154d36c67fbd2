import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../../../tests/support/show-page.tsx';
import { Lightbox } from './lightbox.tsx';

const pictures = [1, 2].map((number) => ({
  src: `/p${number}.webp`,
  caption: `Picture ${number}`,
}));

it('says of a picture that cannot be loaded that it cannot, and of no other', async () => {
  await showPage({
    Component: () => <Lightbox pictures={pictures} start={0} opener={null} onClose={() => {}} />,
  });
  const place = (number: number) => screen.getAllByRole('figure', { hidden: true })[number - 1]!;
  const isWaiting = (number: number) => place(number).querySelector('.animate-spin') !== null;
  expect([isWaiting(1), isWaiting(2)]).toEqual([true, true]);
  fireEvent.error(screen.getByAltText('Picture 1'));
  expect(place(1).textContent).toBe('This picture could not be loaded.');
  expect([isWaiting(1), isWaiting(2)]).toEqual([false, true]);
});

import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { FormThanks } from './form-screen.tsx';

it('thanks come into sight once the router has gone to the top of the page, as it does after a redirect', () => {
  const seen: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => void seen.push('thanks'));
  const Router = () => {
    useLayoutEffect(() => void seen.push('top'), []);
    return null;
  };
  render(
    <>
      <FormThanks title="Thank you" text="We look at it." />
      <Router />
    </>,
  );
  expect(seen).toEqual(['top', 'thanks']);
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';

const addField = () => document.body.appendChild(document.createElement('input'));

/** As browsers do with what is disabled. */
function loseFocus() {
  const field = addField();
  field.focus();
  field.remove();
  expect(document.activeElement).toBe(document.body);
}

it('has the keyboard again after its work, unless somebody went on elsewhere', () => {
  const { rerender } = render(<Button>Send</Button>);
  const button = screen.getByRole('button');
  const work = (meanwhile: () => void) => {
    button.focus();
    rerender(<Button busy>Send</Button>);
    meanwhile();
    rerender(<Button>Send</Button>);
  };
  work(loseFocus);
  expect(document.activeElement).toBe(button);
  const field = addField();
  work(() => field.focus());
  expect(document.activeElement).toBe(field);
  // The keyboard of a phone that was put away does not come back.
  rerender(<Button busy>Send</Button>);
  field.blur();
  rerender(<Button>Send</Button>);
  expect(document.activeElement).toBe(document.body);
});

import { expect, test } from 'vitest';
import { fewLines } from './written.tsx';

test('what people usually type stays as it is', () => {
  const typed = 'Roofs and gutters.\n\nAlso:\n- tiles\n- paint';
  expect(fewLines(typed)).toBe(typed);
  expect(fewLines('')).toBe('');
  expect(fewLines('one')).toBe('one');
});

test('rows of empty lines become one', () => {
  expect(fewLines('\n\na\n \n\t\n\nb\r\n\r\n\r\nc\n\n')).toBe('a\n\nb\n\nc');
});

test.each(['\n', '\r\n', '\r', '\n \n', '\u2028'])(
  'lines without end become at most twenty: %j',
  (end) => {
    const letters = Array.from({ length: 250 }, (_, index) =>
      String.fromCharCode(97 + (index % 26)),
    );
    const shown = fewLines(letters.join(end));
    expect(shown.split('\n').length).toBeLessThanOrEqual(20);
    expect(shown.replace(/\s/g, '')).toBe(letters.join(''));
  },
);

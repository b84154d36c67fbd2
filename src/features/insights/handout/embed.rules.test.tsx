import { expect, it } from 'vitest';
import { embedLine } from './embed.rules.ts';

it('is one line of HTML, whatever somebody is called', () => {
  const line = embedLine('https://a.example/embed/business/x?language=es&b', 'Tom "<b>" & Co');
  expect(line).not.toMatch(/\n|script/);
  document.body.innerHTML = line;
  const frame = document.querySelector('iframe')!;
  expect(frame.src).toBe('https://a.example/embed/business/x?language=es&b');
  expect(frame.title).toBe('Tom "<b>" & Co');
  expect(document.body.children).toHaveLength(1);
});

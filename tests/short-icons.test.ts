import { expect, it } from 'vitest';
import { inOnePath } from '../scripts/vite/short-icons.ts';

it('draws all strokes of an icon by one path, each where it was', () => {
  const glass = inOnePath([
    ['path', { d: 'm21 21-4.34-4.34', key: 'a' }],
    ['circle', { cx: '11', cy: '11', r: '8', key: 'b' }],
    ['path', { d: 'M12 2v2', key: 'c' }],
    ['path', { d: 'm6-9h3', key: 'd' }],
    ['path', { d: 'M1 1h1', fill: 'currentColor', key: 'e' }],
  ]);
  expect(glass).toEqual([
    ['path', { d: 'M21 21l-4.34-4.34M12 2v2M6-9h3' }],
    ['circle', { cx: '11', cy: '11', r: '8' }],
    ['path', { d: 'M1 1h1', fill: 'currentColor' }],
  ]);
});

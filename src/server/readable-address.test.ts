import { expect, it } from 'vitest';
import { withReadableAddress } from './readable-address.ts';

const pathOf = (path: string) =>
  new URL(withReadableAddress(new Request(`http://localhost${path}`)).url).pathname;

it.each(['/%ff', '/specialist/%', '/%E0%A4%A/x', '/%ed%a0%80'])('can be decoded: %s', (path) => {
  expect(decodeURIComponent(pathOf(path))).toBe(path);
});

it('leaves every other request as it is', () => {
  const request = new Request('http://localhost/specialist/mar%C3%ADa?q=%ff');
  expect(withReadableAddress(request)).toBe(request);
});

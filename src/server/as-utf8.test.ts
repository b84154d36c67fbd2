import { expect, it } from 'vitest';
import { asUtf8 } from './as-utf8.ts';

it('writes every letter as `Buffer.from` does, and half of one too', () => {
  for (const text of ['', 'plain', 'Ñu · “quoted” … 😀', 'half \ud83d of one'])
    expect(asUtf8(text)).toEqual(Buffer.from(text));
});

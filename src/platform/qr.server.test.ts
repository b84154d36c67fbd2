import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrSvg } from './qr.server.ts';

/** Reads the picture as a phone does. */
async function readCode(svg: string): Promise<string | undefined> {
  const picture = sharp(Buffer.from(svg), { density: 300 }).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

it.each(['https://kanek.bz/specialist/maria-7f3k9q', 'x', '<b>&"', 'Dëm taim 🌴', 'x'.repeat(213)])(
  'a phone reads %s',
  async (text) => {
    expect(await readCode(qrSvg(text))).toBe(text);
  },
);

it('refuses what is too much for a card', () => {
  expect(() => qrSvg('x'.repeat(214))).toThrow(RangeError);
});

it('is a picture without styles or scripts, with a light edge', () => {
  const svg = qrSvg('<b>&"');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 29 29"/);
  expect(svg).not.toMatch(/style|script|<b>/);
  expect(svg).toContain('M4 4h7v1h-7z');
});

import { describe, expect, it } from 'vitest';
import { drawStrangeWords, leaveOutUnknown } from './draw-strange-words.server.ts';

/** No machine has letters for these. */
const UNKNOWN = ['\ue000', '\u{f0000}', '\u{3fffd}', '\ufffc'];

describe('words on a drawn poster', () => {
  it.each(['María Castillo', 'Łukasz Žižek', 'A & B <i>', 'Ko’ox Café – No. 1'])(
    'stay as they are in our own letters: %s',
    async (text) => {
      expect(await leaveOutUnknown(text)).toBe(text);
      expect(await drawStrangeWords(text, { fontSize: 40, width: 400 })).toBeNull();
    },
  );

  it.each(UNKNOWN)('leave out what nobody has a letter for (%#)', async (sign) => {
    expect(await leaveOutUnknown(`Amy ${sign} Huang${sign}\u200d${sign}`)).toBe('Amy Huang');
    expect(await leaveOutUnknown(sign)).toBe('');
  });

  it('are drawn in the letters of the machine where ours have none', async () => {
    // Greek comes with every machine that has letters at all.
    const known = await leaveOutUnknown('Ωmega');
    expect(['Ωmega', 'mega']).toContain(known);
    const drawn = await drawStrangeWords('Ωmega & <b>', { fontSize: 40, width: 400 });
    expect(drawn?.props.width).toBeGreaterThan(40);
  });
});

import { describe, expect, it } from 'vitest';
import { demoRecords } from '#features/demo/demo-pack.server.ts';
import { hoursSchema } from '#features/profiles/facts-schema.rules.ts';
import type { Hours } from '#features/profiles/hours.rules.ts';
import { decideAlone } from './decide-rows.server.ts';
import { readHours, writeHours } from './hours-cell.rules.ts';

const said = (cell: string) => {
  const read = readHours(cell);
  return 'hours' in read ? writeHours(read.hours) : `? ${read.unknown}`;
};

describe('opening hours in a cell', () => {
  it.each([
    ['Mo-Fr 08:00-17:00; Sa 08:00-12:00', 'Mo-Fr 08:00-17:00; Sa 08:00-12:00'],
    ['Monday to Friday: 8am–5pm, Saturday: 8am – 12pm', 'Mo-Fr 08:00-17:00; Sa 08:00-12:00'],
    ['lun. a vie. 8:00 a.m. - 5:00 p.m.; sáb 8-12', 'Mo-Fr 08:00-17:00; Sa 08:00-12:00'],
    ['Lunes, miércoles y viernes de 9 a 17', 'Mo 09:00-17:00; We 09:00-17:00; Fr 09:00-17:00'],
    ['Mon-Thu 8-12, 13:30-17:00, Fri 8-12', 'Mo-Th 08:00-12:00, 13:30-17:00; Fr 08:00-12:00'],
    ['Tue 1-5pm; Wed 8-5pm; Sun closed', 'Tu 13:00-17:00; We 08:00-17:00'],
    ['Fr-Mo 20:00-02:00', 'Mo 20:00-02:00; Fr-Su 20:00-02:00'],
    ['daily 24 hours', 'Mo-Su 00:00-24:00'],
    ['todos los días 24 horas; abierto en feriados', 'Mo-Su 00:00-24:00; open on holidays'],
    ['by appointment', 'by appointment'],
    [
      'Mo 08:00-09:00; con cita; cerrado hasta 2027-01-04',
      'Mo 08:00-09:00; by appointment; closed until 2027-01-04',
    ],
    ['Mo-Fr 11:00-02:00', 'Mo-Fr 11:00-02:00'],
  ])('%s', (cell, written) => expect(said(cell)).toBe(written));

  it.each([
    ['Mon-Fri 8-5', '? 8-5'],
    ['8:00-17:00', '? 8:00-17:00'],
    ['Mon-Fri', '? mon-fri'],
    ['Mo 08:00-17:00 mostly', '? mostly'],
    ['Mo 25:00-26:00', '? 25:00-26:00'],
    ['{"days":', '? {"days":'],
    ['ring the bell', '? ring the bell'],
  ])('says what it does not understand: %s', (cell, piece) => expect(said(cell)).toBe(piece));

  it('takes no time for what goes on and on', () => {
    for (const more of ['8 ', '8-', 'mo ', ' ', 'a.', ', '])
      expect('unknown' in readHours(`Mo 8${more.repeat(500_000)}`), more).toBe(true);
    expect(said(`Mo${' '.repeat(1_000)}8${' '.repeat(900)}- 17`)).toBe('Mo 08:00-17:00');
  });

  it('reads again what it wrote, for everyone of the demo', () => {
    const all = demoRecords().flatMap(({ facts }) => (facts['hours'] as Hours | undefined) ?? []);
    expect(all.length).toBeGreaterThan(100);
    for (const hours of all) {
      const read = readHours(writeHours(hours));
      expect(read).toEqual({ hours: hoursSchema.parse(hours) });
    }
  });

  it('is open where the day until which it was closed has passed', () => {
    for (const hours of ['Mo 08:00-17:00; closed until 2026-01-04', 'closed until 2026-01-04']) {
      const cells = { kind: 'business', name: 'A', phone: '600-0001', hours };
      const { problems } = decideAlone({ number: 2, cells });
      expect(problems.map(({ column }) => column)).not.toContain('hours');
    }
  });

  it('is refused with the piece, and an example', () => {
    const cells = { kind: 'business', name: 'A', phone: '600-0001', hours: 'Mo-Fr 8-5' };
    expect(decideAlone({ number: 2, cells }).problems).toContainEqual({
      column: 'hours',
      message: expect.objectContaining({
        en: '"8-5" is not understood. Write hours like this: Mo-Fr 08:00-17:00; Sa 08:00-12:00',
      }),
    });
  });
});

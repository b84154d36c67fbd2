import { describe, expect, it } from 'vitest';
import { readInvitedList } from './invitations.rules.ts';

const read = (...lines: string[]) => readInvitedList(lines.join('\n'));

describe('a list of people to invite', () => {
  it('takes an address alone, with a name on either side, and as mail programs copy it', () => {
    const { people, wrong } = read(
      'ana@gmail.com',
      'Luis Pech, luis@gmail.com',
      'rosa@btl.net;  Rosa   Tun',
      '"Coc, Marta" <marta@gmail.com>',
      'mailto:ben@gmail.com',
      '',
      '   \t',
    );
    expect(wrong).toEqual([]);
    expect(people.map(({ email, name }) => [email, name])).toEqual([
      ['ana@gmail.com', null],
      ['luis@gmail.com', 'Luis Pech'],
      ['rosa@btl.net', 'Rosa Tun'],
      ['marta@gmail.com', 'Coc Marta'],
      ['ben@gmail.com', null],
    ]);
  });

  it('counts the spellings of one mailbox as one person', () => {
    const { people, repeated } = read('ana.ek@gmail.com', 'ANAEK+work@gmail.com', 'ana@btl.net');
    expect(people.map(({ email }) => email)).toEqual(['ana.ek@gmail.com', 'ana@btl.net']);
    expect(repeated).toEqual(['ANAEK+work@gmail.com']);
  });

  it('names the lines that it cannot read, counted as people see them', () => {
    const { people, wrong } = read(
      'no address',
      'ana@gmail.com',
      '',
      'a@b',
      'two@gmail.com, also@gmail.com',
      '__proto__',
      `${'x'.repeat(120)}@gmail.com`,
    );
    expect(people).toHaveLength(1);
    expect(wrong).toEqual([1, 4, 5, 6, 7]);
  });

  it('keeps of a name what can be shown on one line', () => {
    const [person] = read(`=HYPERLINK("x")\u0007${'y'.repeat(90)}, ana@gmail.com`).people;
    expect(person!.name!.length).toBeLessThanOrEqual(60);
    expect(person!.name).not.toContain('\u0007');
  });
});

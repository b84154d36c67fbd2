import { describe, expect, it } from 'vitest';
import { buildVcard } from './vcard.server.ts';

const maria = {
  kind: 'specialist' as const,
  name: 'María Castillo',
  givenName: 'María',
  familyName: 'Castillo',
  headline: 'Plumber',
  phone: '+5016000113',
  email: 'maria@work.example',
  address: '',
  location: 'Belize City',
  url: 'https://kanek.bz/specialist/maria-castillo-2byxeu',
  siteName: 'Kanek',
};

describe('buildVcard', () => {
  it('makes a card that address books read', () => {
    expect(buildVcard(maria)).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:Castillo;María;;;',
        'FN:María Castillo',
        'TITLE:Plumber',
        'TEL;TYPE=WORK,VOICE:+5016000113',
        'EMAIL;TYPE=INTERNET,WORK:maria@work.example',
        'ADR;TYPE=WORK:;;;Belize City;;;Belize',
        'URL:https://kanek.bz/specialist/maria-castillo-2byxeu',
        'NOTE:Found on Kanek',
        'END:VCARD',
        '',
      ].join('\r\n'),
    );
  });

  it('has no line and no character that a name brings along', () => {
    const hostile = 'María\r\nTEL:+1900\u2028\u202e\u0007';
    const card = buildVcard({ ...maria, name: hostile, headline: hostile, address: hostile });
    expect(card.match(/^\w+/gm)).toEqual(buildVcard({ ...maria, address: 'x' }).match(/^\w+/gm));
    expect(card).toContain('TITLE:María TEL:+1900\r\n');
    expect(card).not.toMatch(/[^\P{Cc}\r\n]|\u2028|\u202e/u);
  });

  it('leaves out what is not known and files a business under its name', () => {
    const card = buildVcard({
      ...maria,
      kind: 'business',
      name: 'Bread, Butter; Co',
      phone: null,
      email: null,
      address: 'Main Road\nopposite the field',
    });
    expect(card).toContain('ORG:Bread\\, Butter\\; Co\r\n');
    expect(card).toContain(';;Main Road opposite the field;Belize City');
    expect(card).not.toMatch(/TEL|EMAIL/);
  });

  it('cannot be given lines of its own by a text', () => {
    const card = buildVcard({ ...maria, headline: 'Plumber\r\nTEL:911' });
    expect(card).not.toMatch(/^TEL:911/m);
  });

  it('folds long lines without cutting a letter', () => {
    const lines = buildVcard({ ...maria, headline: 'ñ'.repeat(80) }).split('\r\n');
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`TITLE:${'ñ'.repeat(80)}`);
  });
});

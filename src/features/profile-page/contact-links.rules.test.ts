import { describe, expect, it } from 'vitest';
import { inLanguage } from '#platform/language.server.ts';
import { internationalPhone, mailHref, telHref, whatsappHref } from './contact-links.rules.ts';

const greeting = { shortName: 'María', siteName: 'Kanek' };

describe('contact links', () => {
  it('dial local numbers with the code of Belize and foreign ones as they are', () => {
    expect(telHref('600-0113')).toBe('tel:+5016000113');
    expect(telHref('+14155550100')).toBe('tel:+14155550100');
    expect(internationalPhone('600-0113')).toBe('+501 600-0113');
    expect(internationalPhone('+14155550100')).toBe('+14155550100');
  });

  it('greet the provider by name on WhatsApp', () => {
    const href = new URL(whatsappHref('5016000113', greeting));
    expect(href.origin + href.pathname).toBe('https://wa.me/5016000113');
    expect(href.searchParams.get('text')).toMatch(/^Hello María, I found your profile on Kanek/);
    const spanish = inLanguage('es', () => new URL(whatsappHref('5016000113', greeting)));
    expect(spanish.searchParams.get('text')).toMatch(/^Hola, María: encontré su perfil en Kanek/);
  });

  it('cannot be given further mail headers by an address', () => {
    expect(mailHref('a@work.example', greeting)).toMatch(
      /^mailto:a@work\.example\?subject=Your%20/,
    );
    expect(mailHref('a@b.example?bcc=x@y.example', greeting)).toContain('a@b.example%3Fbcc=');
  });
});

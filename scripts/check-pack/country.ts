import { displayPhone, isMobile, normalisePhone } from '#features/profiles/phone.rules.ts';
import { ALL_LANGUAGES, LANGUAGES } from '#platform/language.ts';
import { ALLOWED_EMAIL_DOMAINS, COUNTRY, HOLIDAYS, type Country } from '#platform/pack.ts';

export function checkCountry(): string[] {
  return [...codes(COUNTRY), ...phone(COUNTRY), ...languages(), ...holidays(), ...domains()];
}

function codes({ code, domain, currency, timeZone, hoursBehindUtc }: Country): string[] {
  const year = new Date().getUTCFullYear();
  const hours = [0, 6].map((month) => hoursBehind(timeZone, new Date(Date.UTC(year, month, 15))));
  return [
    ...(/^[A-Z]{2}$/.test(code) ? [] : [`country: ${code} is no code of two letters`]),
    ...(/^[a-z-]+(\.[a-z]+)+$/.test(domain) ? [] : [`country: ${domain} is no domain`]),
    ...(Intl.supportedValuesOf('currency').includes(currency.code)
      ? []
      : [`country: ${currency.code} is no currency`]),
    ...(currency.steps.every((step, at, all) => step > (all[at - 1] ?? 0))
      ? []
      : ['country: the steps of its money do not rise']),
    ...(hours.every((each) => each === hoursBehindUtc)
      ? []
      : [`country: ${timeZone} is ${hours.join(' and ')} hours behind UTC, not ${hoursBehindUtc}`]),
  ];
}

function hoursBehind(timeZone: string, moment: Date): number {
  const there = new Date(`${moment.toLocaleString('sv', { timeZone })}Z`);
  return (moment.getTime() - there.getTime()) / 3_600_000;
}

function phone({ phone: { code, digits, max, pattern, example } }: Country): string[] {
  const stored = normalisePhone(example);
  const fits =
    pattern.test(example) &&
    example.length <= max &&
    stored.length === `+${code}`.length + digits &&
    displayPhone(stored) === example;
  return [
    ...(fits ? [] : [`country: the phone number ${example} does not fit its own rules`]),
    ...(isMobile(stored) ? [] : [`country: ${example} is no mobile number by its rules`]),
  ];
}

function languages(): string[] {
  const known: readonly string[] = ALL_LANGUAGES;
  return [
    ...LANGUAGES.filter((language) => !known.includes(language)).map(
      (language) => `site-languages: there are no messages in ${language}`,
    ),
    ...(LANGUAGES[0] === 'en' ? [] : ['site-languages: English is the first']),
  ];
}

function holidays(): string[] {
  const thisYear = new Date().getUTCFullYear();
  const missing = [thisYear, thisYear + 1].filter((year) => !HOLIDAYS[year]);
  const wrong = Object.entries(HOLIDAYS).flatMap(([year, days]) =>
    days.split(' ').filter((day) => !isDay(`${year}-${day}`)),
  );
  return [
    ...missing.map((year) => `holidays: none for ${year}`),
    ...wrong.map((day) => `holidays: ${day} is no day`),
  ];
}

const isDay = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

const domains = () =>
  ALLOWED_EMAIL_DOMAINS.filter((domain) => !/^[a-z0-9-]+(\.[a-z]+)+$/.test(domain)).map(
    (domain) => `email-domains: ${domain}`,
  );

import { COUNTRY } from '#platform/pack.ts';
import type { ContactWay } from './contact-ways.rules.ts';

/** The main forms take the country's digits with an optional hyphen; the other business form is more lenient. */
export const PHONE = COUNTRY.phone;
export const LENIENT_PHONE = { max: 15, pattern: /^(?=(?:\D*\d){6})[\d\-+() ]{6,15}$/ };

/** One spelling for storage, so that a number is the same however it was typed: the country's code and its digits. */
export function normalisePhone(typed: string): string {
  const { code, digits: few } = PHONE;
  const digits = typed.replace(/\D/g, '');
  const local = digits.length > few && digits.startsWith(code) ? digits.slice(code.length) : digits;
  return `+${local.length > few ? local : code + local}`;
}

/** As people write it there, in groups; a foreign number keeps its plus. What has hardly a digit is no number. */
export function displayPhone(stored: string | null): string | null {
  if (!stored || !/\d{6}/.test(stored)) return null;
  const local = PHONE.stored.exec(stored);
  return local ? local.slice(1).join('-') : stored;
}

/** Only mobiles can receive WhatsApp. */
export function isMobile(stored: string): boolean {
  const { code, mobileStarts } = PHONE;
  const isStart = (start: string) => stored.startsWith(`+${code}${start}`);
  return PHONE.stored.test(stored) && mobileStarts.some(isStart);
}

/** A number can be called; a mobile can be written to as well, unless its owner does not want that. */
export function waysToReach(stored: string | null, whatsapp: boolean): ContactWay[] {
  if (!stored || !displayPhone(stored)) return [];
  return whatsapp && isMobile(stored) ? ['call', 'whatsapp'] : ['call'];
}

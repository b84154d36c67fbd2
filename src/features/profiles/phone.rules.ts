/** The main forms take seven digits with an optional hyphen; the other business form is more lenient. */
export const PHONE = { max: 8, pattern: /^\d{3}-?\d{4}$/, example: '600-0000' };
export const LENIENT_PHONE = { max: 15, pattern: /^(?=(?:\D*\d){6})[\d\-+() ]{6,15}$/ };

export const PHONE_INVALID = 'Please enter a valid phone number.';

const COUNTRY_CODE = '501';

/** One spelling for storage, so that a number is the same however it was typed: +501 and seven digits. */
export function normalisePhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const local = digits.length > 7 && digits.startsWith(COUNTRY_CODE) ? digits.slice(3) : digits;
  return `+${local.length > 7 ? local : COUNTRY_CODE + local}`;
}

/** As Belizeans write it: 600-0000; a foreign number keeps its plus. What has hardly a digit is no number. */
export function displayPhone(stored: string | null): string | null {
  if (!stored || !/\d{6}/.test(stored)) return null;
  const local = new RegExp(`^\\+${COUNTRY_CODE}(\\d{3})(\\d{4})$`).exec(stored);
  return local ? `${local[1]}-${local[2]}` : stored;
}

/** Numbers that begin with 6 are mobiles; only those can receive WhatsApp. */
export function isMobile(stored: string): boolean {
  return new RegExp(`^\\+${COUNTRY_CODE}6\\d{6}$`).test(stored);
}

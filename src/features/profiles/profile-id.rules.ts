const PROFILE_ID = /^[a-z0-9-]{1,80}$/;

export const isProfileId = (text: string): boolean => PROFILE_ID.test(text);

/** The name that a profile's address was made from: `maria-castillo-7f3k9q` was "maria castillo". */
export function nameInProfileId(id: string): string {
  return isProfileId(id) ? id.split('-').slice(0, -1).join(' ') : '';
}

const TAIL_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const TAIL_LENGTH = 6;
const NAME_MAX = 60;

/** A readable address with a tail nobody can guess: `maria-castillo-7f3k9q`. */
export function profileSlug(name: string, randomBytes: Uint8Array): string {
  const readable = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX)
    .replace(/^-|-$/g, '');
  const tail = Array.from(
    randomBytes.subarray(0, TAIL_LENGTH),
    (byte) => TAIL_ALPHABET[byte % TAIL_ALPHABET.length],
  ).join('');
  return readable ? `${readable}-${tail}` : tail;
}

import * as messages from '#messages';
import type { Language } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { examples, homeTexts, landingTexts, names } from '#platform/pack.ts';

const rooms = { ...messages, examples, homeTexts, landingTexts, names };
/** Of shorter parts, what people wrote may be made as well. */
const PART_MIN = 12;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

function textsIn(said: unknown): string[] {
  if (typeof said === 'string') return [tidy(said)];
  return said && typeof said === 'object' ? Object.values(said).flatMap(textsIn) : [];
}

/** What stands between the values that messages are given. */
function partsIn(said: unknown): string[] {
  if (typeof said === 'function')
    return Array.from(said.toString().matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g), (literal) =>
      (literal.slice(1).find(Boolean) ?? '').split(/\$\{[^}]*\}/).map(tidy),
    ).flat();
  return said && typeof said === 'object' ? Object.values(said).flatMap(partsIn) : [];
}

/** The rooms of a language that are its own: some of Kriol's are the English ones, for desks that speak English. */
function ownRooms(language: Language) {
  const english = inLanguage('en', () => Object.values(rooms).map((room) => Object.values(room)));
  return inLanguage(language, () =>
    Object.values(rooms).filter(
      (room, index) =>
        language === 'en' || Object.values(room).some((said, at) => said !== english[index]![at]),
    ),
  );
}

/** Everything that Kanek says by itself in a language, and the parts of what it says with values in it. */
export function saidIn(language: Language): Set<string> {
  const own = ownRooms(language);
  return inLanguage(language, () => new Set([...own.flatMap(textsIn), ...own.flatMap(partsIn)]));
}

/** By which a text is known to be English: what Kanek says in English, and in this language otherwise. */
export function englishIn(language: Language): (text: string) => boolean {
  const own = saidIn(language);
  const translated = inLanguage(language, () =>
    [names.categories, names.places, names.languages].flatMap((each) => Object.keys(each)),
  );
  const whole = new Set([...textsIn(rooms), ...translated].filter((text) => !own.has(text)));
  const parts = [...whole, ...partsIn(rooms)].filter(
    (text) => text.length >= PART_MIN && /\p{L}{2} /u.test(text) && !own.has(text),
  );
  return (text) => whole.has(text) || parts.some((part) => text.includes(part));
}

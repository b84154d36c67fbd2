import { languageNow, type Language } from '#platform/language.ts';

/** The same messages, in whatever words. */
type Words<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string
    ? string
    : Messages[Key] extends (...values: infer Values) => infer Said
      ? (...values: Values) => Said extends string ? string : Said
      : Words<Messages[Key]>;
};
type Rooms = Record<string, Record<string, unknown>>;

/** Messages of several languages as one: each is read in the language that is spoken when it is read. */
export function speak<English extends object>(
  languages: { en: English } & Partial<Record<Language, Words<English>>>,
): Words<English> {
  const roomsNow = () => languages[languageNow()] as unknown as Rooms;
  const rooms = Object.entries(languages.en as Rooms).map(([name, messages]) => {
    const room = {};
    for (const key of Object.keys(messages))
      Object.defineProperty(room, key, { get: () => roomsNow()[name]![key], enumerable: true });
    return [name, room];
  });
  return Object.fromEntries(rooms) as Words<English>;
}

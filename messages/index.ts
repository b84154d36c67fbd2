import { languageNow, type Language } from '#platform/language.ts';
import * as bzj from './bzj/index.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';

/** The same messages, in whatever words. */
type Words<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string
    ? string
    : Messages[Key] extends (...values: infer Values) => infer Said
      ? (...values: Values) => Said extends string ? string : Said
      : Words<Messages[Key]>;
};
type Room = Record<string, unknown>;

/** In the browser each of these is the file of its one language itself; here all are at hand, and the one is chosen that is spoken. */
export const {
  access,
  account,
  contact,
  dashboard,
  editor,
  failures,
  faq,
  fields,
  find,
  frame,
  handout,
  home,
  landing,
  legal,
  mails,
  media,
  problems,
  profile,
  reports,
  results,
  reviews,
  saved,
  signup,
  staff,
} = speak({ en, es, bzj });

function speak(languages: Record<Language, Words<typeof en>>): Words<typeof en> {
  const rooms = Object.entries(languages.en).map(([name, messages]) => {
    const spoken = () => (languages[languageNow()] as unknown as Record<string, Room>)[name]!;
    const room = {};
    for (const key of Object.keys(messages))
      Object.defineProperty(room, key, { get: () => spoken()[key], enumerable: true });
    return [name, room];
  });
  return Object.fromEntries(rooms) as Words<typeof en>;
}

import { sql } from 'drizzle-orm';
import { systemClock } from '#platform/clock.server.ts';
import { readsUntil } from '#platform/db/directory-reads.server.ts';
import { hoursWords, type HoursWords } from './fact-words.rules.ts';
import type { Facts } from './facts.rules.ts';
import { openNow, type OpenWords } from './open-now.rules.ts';
import { withoutPastHours } from './passing-hours.rules.ts';
import { languageNow, type Language } from '#platform/language.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { textLanguage } from '#platform/text-language.server.ts';
import { areasOf } from './fields.rules.ts';
import type { Translations } from './translations.rules.ts';

/** Of the profile `p`: none while staff wait for its owner to confirm or correct it. The functions of cards say the same. */
export const SHOWN_PHONE = sql`case when p.phone_hidden_at is null then p.phone end`;
export const PHONE_HIDDEN = sql`(p.phone_hidden_at is not null)`;

/** What is said of the hours at this moment; a cached page that says it learns until when. */
export function tellOpen(facts: Facts, moment = systemClock.now()): OpenWords | null {
  const { hours } = withoutPastHours(facts, moment);
  if (!hours) return null;
  const { isOpen, says, until } = openNow(hours, moment);
  if (until) readsUntil(until);
  return { isOpen, says };
}

/** The same with the whole week, for a page of its own. */
export function tellHours(facts: Facts): HoursWords | null {
  const open = tellOpen(facts);
  return open && { ...hoursWords(facts.hours!, systemClock.now()), ...open };
}

type Texts = Readonly<Record<string, string>>;

interface Spoken {
  texts: Texts;
  /** Of these texts, where it is known and not the language that is spoken. */
  lang?: Language;
  /** The same in other languages, where there are any. */
  others?: Translations;
}

/** What a provider wrote, as columns of `profiles` and its own table hold it: in the language that is spoken, if it is there. */
export function spokenTexts(kind: ProviderKind, own: Texts, row: Record<string, unknown>): Spoken {
  const now = languageNow();
  const translations = row.translations as Translations;
  const writtenIn = (row.written_in as Language | null) ?? textLanguage(proseOf(kind, own));
  const { [now]: translated, ...others } = translations;
  const told = Object.keys(others).length > 0 ? { others } : {};
  if (!translated || writtenIn === now)
    return { texts: own, ...(writtenIn && writtenIn !== now && { lang: writtenIn }), ...told };
  const areas = areasOf(kind).map(({ key }) => [key, own[key] ?? '']);
  return {
    texts: { ...own, ...translated },
    others: { ...(writtenIn && { [writtenIn]: Object.fromEntries(areas) }), ...others },
  };
}

/** A row of trades in another language says less than the sentences beside it. */
const EACH_MAX = 200;

const proseOf = (kind: ProviderKind, texts: Texts) =>
  areasOf(kind)
    .map(({ key }) => (texts[key] ?? '').slice(0, EACH_MAX))
    .join(' ');

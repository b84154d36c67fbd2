import { Written } from '#ui/written.tsx';
import { orNotGiven, type ProfileText, textsIn, type Profile } from './profile.ts';
import { profile as messages } from '#messages';
import { LANGUAGE_NAMES, type Language } from '#platform/language.ts';
import { textLinkStyle } from '#ui/text-link.tsx';

export function TextSection({ title, text, look, lang }: ProfileText) {
  const listed = look === 'items' ? listItems(text) : null;
  return (
    <section>
      <h2 dir="auto" className="text-heading">
        {title}
      </h2>
      {listed ? (
        <>
          <ul lang={lang} className="mt-4 flex flex-wrap gap-2.5">
            {listed.items.map((item, index) => (
              <li
                key={index}
                dir="auto"
                className="rounded-control bg-accent-soft px-3.5 py-1.5 text-small font-medium first-letter:uppercase"
              >
                {item}
                {/* Read aloud and copied, the row has its commas again. */}
                {index < listed.items.length - 1 && (
                  <span className="sr-only">{listed.separator} </span>
                )}
              </li>
            ))}
          </ul>
          {listed.rest && (
            <Written lang={lang} className="mt-4 max-w-prose text-ink-2">
              {listed.rest}
            </Written>
          )}
        </>
      ) : (
        <Written
          lang={lang}
          className={
            look === 'lead' ? 'mt-3 max-w-[34em] text-lead text-ink' : 'mt-3 max-w-prose text-ink-2'
          }
        >
          {orNotGiven(text)}
        </Written>
      )}
    </section>
  );
}

/** The same texts in other languages, each behind its name. */
export function OtherLanguages({ profile }: { profile: Profile }) {
  const languages = Object.keys(profile.others ?? {}) as Language[];
  return languages.map((language) => (
    <details key={language} data-print="off">
      <summary className={textLinkStyle}>{messages.alsoIn(LANGUAGE_NAMES[language])}</summary>
      <div className="mt-4 grid gap-8">
        {textsIn(profile, language).map((each) => (
          <TextSection key={each.title} {...each} />
        ))}
      </div>
    </details>
  ));
}

const ITEM_MAX = 90;
const ITEMS_MIN = 3;

interface Listed {
  items: string[];
  separator: string;
  /** What follows the list, such as a price. */
  rest: string;
}

/** People write skills and services as a row with commas or semicolons; null when a text is not one. */
export function listItems(text: string): Listed | null {
  const whole = text.trim();
  const end = whole.search(/[^.\s]\.(?=\s|$)/);
  const row = end < 0 ? whole : whole.slice(0, end + 1);
  if (row.includes('\n') || row.endsWith('.')) return null;
  const separator = row.includes(';') ? ';' : ',';
  const items = row
    .split(separator === ';' ? ';' : /,\s/)
    .map((item) => item.trim())
    .filter(Boolean);
  const isList = items.length >= ITEMS_MIN && items.every((item) => item.length <= ITEM_MAX);
  return isList ? { items, separator, rest: whole.slice(row.length + 1).trim() } : null;
}

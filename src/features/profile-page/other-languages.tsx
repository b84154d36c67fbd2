import { profile as messages } from '#messages';
import { LANGUAGE_NAMES, type Language } from '#platform/language.ts';
import { textLinkStyle } from '#ui/text-link.tsx';
import { textsIn, type Profile } from './profile.ts';
import { TextSection } from './text-section.tsx';

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

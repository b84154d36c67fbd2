import { useState } from 'react';
import { Plus } from 'lucide-react';
import { areasOf } from '#features/profiles/fields.rules.ts';
import { focusField, useProfileForm, Section } from '#features/profiles/form/section.tsx';
import { AreaField } from '#features/profiles/form/profile-field.tsx';
import { useField } from '#features/profiles/form/line-field.tsx';
import { isTranslated, translatedName } from '#features/profiles/translations.rules.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#platform/language.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { editor, fields } from '#messages';

/** In which language the texts are, and the same texts in the others. */
export function LanguagesSection() {
  const { kind, id, values } = useProfileForm();
  const [opened, setOpened] = useState<readonly Language[]>([]);
  const { field, control } = useField('writtenIn');
  const used = LANGUAGES.filter((language) => isTranslated(kind, language, values));
  const others = LANGUAGES.filter((language) => values.writtenIn && language !== values.writtenIn);
  const shown = LANGUAGES.filter(
    (language) =>
      used.includes(language) || (opened.includes(language) && others.includes(language)),
  );
  const open = (language: Language) => {
    setOpened([...opened, language]);
    const [first] = areasOf(kind);
    requestAnimationFrame(() => focusField(id, translatedName(first!, language)));
  };
  const close = (language: Language) => {
    setOpened(opened.filter((each) => each !== language));
    // The button that was pressed is gone.
    requestAnimationFrame(() => focusField(id, 'writtenIn'));
  };
  return (
    <Section title={editor.textLanguages} note={editor.textLanguagesNote}>
      <Field {...field} label={fields.writtenIn} hint={editor.writtenInHint}>
        <Select {...control} value={values.writtenIn ?? ''}>
          <option value="">{editor.recognised}</option>
          {LANGUAGES.map((language) => (
            // One that has a translation would be there twice.
            <option
              key={language}
              value={language}
              lang={language}
              disabled={used.includes(language)}
            >
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </Select>
      </Field>
      {shown.map((language) => (
        <Translation key={language} language={language} onRemoved={() => close(language)} />
      ))}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {others
          .filter((language) => !shown.includes(language))
          .map((language) => (
            <Button key={language} variant="secondary" onClick={() => open(language)}>
              <Plus aria-hidden className="size-4.5" />
              {editor.addIn(LANGUAGE_NAMES[language])}
            </Button>
          ))}
      </div>
    </Section>
  );
}

function Translation({ language, onRemoved }: { language: Language; onRemoved: () => void }) {
  const { kind, type } = useProfileForm();
  const name = LANGUAGE_NAMES[language];
  const remove = () => {
    for (const field of areasOf(kind)) type(translatedName(field, language), '');
    onRemoved();
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 rounded-card bg-surface-2 p-4 sm:p-5">
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p lang={language} aria-hidden className="text-subheading font-semibold">
          {name}
        </p>
        <Button variant="quiet" size="small" onClick={remove}>
          {editor.removeIn(name)}
        </Button>
      </div>
      {areasOf(kind).map((field) => (
        <AreaField
          key={field.key}
          name={translatedName(field, language)}
          label={field.label()}
          lang={language}
        />
      ))}
    </fieldset>
  );
}

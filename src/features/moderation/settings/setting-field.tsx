import { useId, type ComponentProps } from 'react';
import { CircleAlert } from 'lucide-react';
import { staffSettings } from '#messages';
import { Checkbox } from '#ui/checkbox.tsx';
import { DeskField, DeskSelect, useDeskField } from '../desk/desk-field.tsx';
import { ColourField } from './colour-field.tsx';
import type { SettingsView, SettingView } from './settings-desk.server.ts';

interface SettingFieldProps {
  field: SettingView;
  languages: SettingsView['languages'];
}

export function SettingField({ field, languages }: SettingFieldProps) {
  const { key, value, max, locked } = field;
  const [label, hint] = [staffSettings.names[key], staffSettings.hints[key]];
  const shared = { name: key, label, hint, start: value };
  if (locked)
    return (
      <DeskField
        name={`given-${key}`}
        label={label}
        hint={staffSettings.fromEnvironment(key)}
        start={value.replaceAll(',', ', ')}
        readOnly
      />
    );
  if (key === 'COLOR_MAIN' || key === 'COLOR_BUSINESS')
    return <ColourField key={value} field={field} />;
  if (key === 'SITE_LANGUAGES')
    return <LanguageBoxes label={label} hint={hint} languages={languages} />;
  if (key === 'REVIEW_POLICY' || key === 'FEATURED_FILL') {
    const choices = key === 'REVIEW_POLICY' ? staffSettings.policies : staffSettings.fills;
    return <DeskSelect {...shared} choices={Object.entries(choices)} />;
  }
  if (key === 'ALLOWED_EMAIL_DOMAINS')
    return (
      <DeskField
        {...shared}
        start={value.replaceAll(',', '\n')}
        lines={6}
        className="max-h-48!"
        spellCheck={false}
      />
    );
  return <DeskField {...shared} {...KINDS[key]} maxLength={max} />;
}

/** What a phone's keyboard should know. */
const KINDS: Partial<Record<SettingView['key'], Partial<ComponentProps<typeof DeskField>>>> = {
  SITE_NAME: { required: true },
  CONTACT_EMAIL: { required: true, type: 'email', spellCheck: false },
  CONTACT_PHONE: { required: true, type: 'tel' },
  FEATURED_MIN_REVIEWS: { required: true, inputMode: 'numeric' },
};

interface LanguageBoxesProps {
  label: string;
  hint: string;
  languages: SettingsView['languages'];
}

function LanguageBoxes({ label, hint, languages }: LanguageBoxesProps) {
  const { error } = useDeskField('SITE_LANGUAGES');
  const id = useId();
  return (
    <fieldset
      name="SITE_LANGUAGES"
      tabIndex={-1}
      aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
      className="grid content-start gap-1"
    >
      <legend className="text-small font-semibold">{label}</legend>
      {languages.map(({ language, name, on, always }) => (
        <Checkbox
          key={`${language}${on}`}
          name={`SITE_LANGUAGES-${language}`}
          label={always ? `${name} (${staffSettings.always})` : name}
          lang={language}
          defaultChecked={on}
          disabled={always}
        />
      ))}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-small font-medium text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className="text-small text-ink-3">
        {hint}
      </p>
    </fieldset>
  );
}

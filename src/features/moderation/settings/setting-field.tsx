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
  switch (key) {
    case 'COLOR_MAIN':
    case 'COLOR_BUSINESS':
      return <ColourField key={value} field={field} />;
    case 'REVIEW_POLICY':
      return <DeskSelect {...shared} choices={Object.entries(staffSettings.policies)} />;
    case 'FEATURED_FILL':
      return <DeskSelect {...shared} choices={Object.entries(staffSettings.fills)} />;
    case 'SITE_LANGUAGES':
      return <LanguageBoxes label={label} hint={hint} languages={languages} />;
    case 'ALLOWED_EMAIL_DOMAINS':
      return (
        <DeskField {...shared} start={value.replaceAll(',', '\n')} lines={6} spellCheck={false} />
      );
    case 'FEATURED_MIN_REVIEWS':
      return <DeskField {...shared} inputMode="numeric" maxLength={max} />;
    case 'CONTACT_EMAIL':
      return <DeskField {...shared} type="email" maxLength={max} spellCheck={false} required />;
    case 'CONTACT_PHONE':
      return <DeskField {...shared} type="tel" maxLength={max} required />;
    case 'SITE_NAME':
      return <DeskField {...shared} maxLength={max} required />;
    default:
      return <DeskField {...shared} maxLength={max} />;
  }
}

interface LanguageBoxesProps {
  label: string;
  hint: string;
  languages: SettingsView['languages'];
}

function LanguageBoxes({ label, hint, languages }: LanguageBoxesProps) {
  const { error } = useDeskField('SITE_LANGUAGES');
  return (
    <fieldset className="grid content-start gap-1">
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
      <p className="text-small text-ink-3">{error ?? hint}</p>
    </fieldset>
  );
}

import { staffSettings } from '#messages';
import { STORM_HOURS } from '#platform/settings.rules.ts';
import { DeskField, DeskSelect } from '../desk/desk-field.tsx';
import { ActButton, DeskButton, DeskForm } from '../desk/desk-form.tsx';
import { DeskCard } from '../desk/desk-heading.tsx';
import { SettingField } from './setting-field.tsx';
import type { SettingsView } from './settings-desk.server.ts';

/** Switched on with one tap, for a day, in our own words; all else may be changed before or later. */
export function StormForm({ fields, languages, storm, stormTexts }: SettingsView) {
  const inGroup = fields.filter(({ group }) => group === 'storm');
  const was = Object.fromEntries(inGroup.map(({ key, value }) => [`was-${key}`, value]));
  const until = inGroup.find(({ key }) => key === 'STORM_UNTIL')!;
  const texts = inGroup.filter(({ key }) => key in stormTexts);
  const hours = STORM_HOURS.map((each) => [each, staffSettings.hours(Number(each))] as const);
  const kept = storm ? [[until.value, staffSettings.asItIs(storm.until)] as const] : [];
  return (
    <DeskCard id="storm" title={staffSettings.groups.storm} className="desk-target">
      <p className="max-w-prose text-ink-2">
        {storm && <strong className="text-ink">{staffSettings.stormIsOn(storm.until)} </strong>}
        {staffSettings.notes.storm}
      </p>
      <DeskForm intent="save" id="storm" hidden={{ group: 'storm', ...was }} className="grid gap-5">
        <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
          {until.locked ? (
            <SettingField field={until} languages={languages} />
          ) : (
            <DeskSelect
              key={until.value}
              name="STORM_UNTIL"
              label={staffSettings.names.STORM_UNTIL}
              hint={staffSettings.hints.STORM_UNTIL}
              start={storm ? until.value : '24'}
              choices={[...kept, ...hours]}
            />
          )}
          {texts.map((field) =>
            field.locked ? (
              <SettingField key={field.key} field={field} languages={languages} />
            ) : (
              <DeskField
                key={field.key}
                name={field.key}
                label={staffSettings.names[field.key]}
                hint={staffSettings.emptyStorm(stormTexts[field.key]!)}
                start={field.value}
                maxLength={field.max}
                lines={3}
              />
            ),
          )}
        </div>
        <DeskButton size="medium" className="justify-self-start">
          {storm ? staffSettings.save : staffSettings.stormOn}
        </DeskButton>
      </DeskForm>
      {storm?.mayEnd && (
        <ActButton intent="storm-off" id="storm" size="medium">
          {staffSettings.stormOff}
        </ActButton>
      )}
    </DeskCard>
  );
}

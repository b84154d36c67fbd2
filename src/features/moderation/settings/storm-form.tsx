import { use, type ReactNode } from 'react';
import { staffSettings } from '#messages';
import { STORM_HOURS } from '#platform/settings.rules.ts';
import { textLinkStyle } from '#ui/text-link.tsx';
import { DeskField, DeskSelect } from '../desk/desk-field.tsx';
import { ActButton, DeskButton, DeskForm, DeskFormContext } from '../desk/desk-form.tsx';
import { DeskCard } from '../desk/desk-heading.tsx';
import { SettingField } from './setting-field.tsx';
import type { SettingsView } from './settings-desk.server.ts';

/** Switched on with one tap, for a day, in our own words; all else may be changed before or later. */
export function StormForm({ fields, languages, storm, stormTexts }: SettingsView) {
  const inGroup = fields.filter(({ group }) => group === 'storm');
  const until = inGroup.find(({ key }) => key === 'STORM_UNTIL')!;
  const texts = inGroup.filter(({ key }) => key in stormTexts);
  // What is not asked for was not changed: the text of a language that is switched off stays.
  const was = Object.fromEntries([until, ...texts].map(({ key, value }) => [`was-${key}`, value]));
  const hours = STORM_HOURS.map((each) => [each, staffSettings.hours(Number(each))] as const);
  const kept = storm ? [[until.value, staffSettings.asItIs(storm.until)] as const] : [];
  return (
    <DeskCard id="storm" title={staffSettings.groups.storm} className="desk-target">
      <p className="max-w-prose text-ink-2">
        {storm && <strong className="text-ink">{staffSettings.stormIsOn(storm.until)} </strong>}
        {staffSettings.notes.storm}
      </p>
      <DeskForm intent="save" id="storm" hidden={{ group: 'storm', ...was }} className="grid gap-5">
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
        <Texts>
          {texts.map((field) =>
            field.locked ? (
              <SettingField key={field.key} field={field} languages={languages} />
            ) : (
              <DeskField
                key={field.key}
                name={field.key}
                label={staffSettings.names[field.key]}
                hint={
                  <>
                    {staffSettings.emptyStorm}{' '}
                    <q lang={stormTexts[field.key]!.language}>{stormTexts[field.key]!.text}</q>
                  </>
                }
                start={field.value}
                maxLength={field.max}
                lines={3}
              />
            ),
          )}
        </Texts>
        <DeskButton>{storm ? staffSettings.save : staffSettings.stormOn}</DeskButton>
      </DeskForm>
      {storm?.mayEnd && (
        <ActButton intent="storm-off" id="storm" size="medium">
          {staffSettings.stormOff}
        </ActButton>
      )}
    </DeskCard>
  );
}

/** Out of the way of the switch, and open where something is wrong in it. */
function Texts({ children }: { children: ReactNode }) {
  const { own } = use(DeskFormContext);
  return (
    <details open={own?.field?.startsWith('STORM_TEXT')}>
      <summary className={textLinkStyle}>{staffSettings.stormTexts}</summary>
      <div className="mt-3 grid gap-x-6 gap-y-5 md:grid-cols-2">{children}</div>
    </details>
  );
}

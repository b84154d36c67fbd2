import { useState } from 'react';
import { fieldId, useProfileForm } from '#features/profiles/form/section.tsx';
import { DAYS, weekdayOf, type Hours } from '#features/profiles/hours.rules.ts';
import { localDay } from '#platform/local-day.rules.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { editor } from '#messages';
import { ChoiceGroup } from './choice-group.tsx';
import { DayRow } from './day-row.tsx';
import { Switch } from '../switch.tsx';
import { copyMonday, firstSpans, PRESETS, readHours, withDay, writeHours } from './week.ts';

const dayNow = () => localDay(new Date());

export function HoursField() {
  const { id, values, type } = useProfileForm();
  const hours = readHours(values.hours ?? '');
  const { days, byAppointment, holidays, closedUntil, changed } = hours;
  const [today, setToday] = useState(dayNow);
  const weekday = DAYS[weekdayOf(today)]!;
  const change = (part: { [Part in keyof Hours]?: Hours[Part] | undefined }) => {
    const said = Object.entries({ ...hours, ...part }).filter(([, value]) => value);
    type('hours', writeHours(Object.fromEntries(said) as unknown as Hours));
  };
  const changeToday = (on: boolean) => {
    // The form may have stayed open past midnight.
    const day = dayNow();
    setToday(day);
    change({ changed: on ? { day, spans: days[DAYS[weekdayOf(day)]!] ?? [] } : undefined });
  };
  return (
    <ChoiceGroup name="hours" hint={editor.hoursHint}>
      <div className="flex flex-wrap gap-2">
        {PRESETS.map((preset) => (
          <Button
            key={preset.label}
            variant="secondary"
            size="small"
            onClick={() => change({ days: preset.days })}
          >
            {editor[preset.label]}
          </Button>
        ))}
      </div>
      <ul className="mt-1 grid gap-2">
        {DAYS.map((day) => (
          <DayRow
            key={day}
            day={day}
            spans={days[day] ?? []}
            onToggle={() =>
              change({ days: withDay(days, day, days[day] ? [] : firstSpans(days, day)) })
            }
            onChange={(spans) => change({ days: withDay(days, day, spans) })}
          />
        ))}
      </ul>
      {days.mon && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => change({ days: copyMonday(days) })}
        >
          {editor.copyMonday}
        </Button>
      )}
      <Switch
        label={editor.byAppointment}
        on={byAppointment === true}
        onChange={(on) => change({ byAppointment: on || undefined })}
      />
      <Switch
        label={editor.openOnHolidays}
        on={holidays === 'open'}
        onChange={(on) => change({ holidays: on ? 'open' : undefined })}
      />
      <Switch
        label={editor.otherToday}
        hint={editor.otherTodayHint}
        on={changed?.day === today}
        onChange={changeToday}
      />
      {changed?.day === today && (
        <ul aria-label={editor.otherToday}>
          <DayRow
            day={weekday}
            spans={changed.spans}
            onToggle={() =>
              change({
                changed: {
                  day: today,
                  spans: changed.spans.length > 0 ? [] : firstSpans(days, weekday),
                },
              })
            }
            onChange={(spans) => change({ changed: { day: today, spans } })}
          />
        </ul>
      )}
      <Field
        id={`${fieldId(id, 'hours')}-until`}
        label={editor.closedUntil}
        hint={editor.closedUntilHint}
      >
        <TextInput
          type="date"
          min={today}
          className="max-w-56"
          value={closedUntil ?? ''}
          onChange={(event) => change({ closedUntil: event.target.value })}
        />
      </Field>
    </ChoiceGroup>
  );
}

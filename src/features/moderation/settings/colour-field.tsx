import { useRef, useState, type FormEvent } from 'react';
import { staffSettings } from '#messages';
import {
  contrast,
  contrastOf,
  isColour,
  ratioText,
  shadesOf,
  SURFACES,
} from '#platform/colours.rules.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useDeskField } from '../desk/desk-field.tsx';
import type { SettingView } from './settings-desk.server.ts';

/** As letters, which can be pasted; where scripts run, also to be picked. What it looks like is drawn below. */
export function ColourField({ field: { key, value: start, max } }: { field: SettingView }) {
  const { value, error } = useDeskField(key, start);
  const [typed, setTyped] = useState(value.toLowerCase());
  const text = useRef<HTMLInputElement>(null);
  const label = staffSettings.names[key];
  const follow = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    setTyped(currentTarget.value.trim().toLowerCase());
  const pick = (event: FormEvent<HTMLInputElement>) => {
    text.current!.value = event.currentTarget.value;
    follow(event);
  };
  return (
    <div className="grid content-start gap-3">
      <Field label={label} hint={staffSettings.hints[key]} error={error}>
        <span className="flex gap-2">
          <TextInput
            ref={text}
            name={key}
            defaultValue={value}
            maxLength={max}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onInput={follow}
          />
          {useHydrated() && (
            <input
              type="color"
              aria-label={staffSettings.pick(label)}
              value={isColour(typed) ? typed : start}
              onInput={pick}
              className="size-12 shrink-0 cursor-pointer rounded-control border border-control bg-surface p-1"
            />
          )}
        </span>
      </Field>
      {isColour(typed) && <Preview colour={typed} label={staffSettings.previewOf(label)} />}
    </div>
  );
}

function Preview({ colour, label }: { colour: string; label: string }) {
  const shades = shadesOf(colour);
  const ratios = {
    light: contrastOf(colour),
    dark: contrast(shades.dark.base, SURFACES.dark.surface),
  };
  return (
    <div role="group" aria-label={label} className="grid grid-cols-2 gap-3">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className="grid gap-1">
          <Sample {...SURFACES[theme]} {...shades[theme]} />
          <p className="text-tiny text-ink-2">
            {staffSettings.themes[theme]}: {staffSettings.contrast(ratioText(ratios[theme]))}
          </p>
        </div>
      ))}
    </div>
  );
}

type SampleProps = Record<'surface' | 'ink' | 'base' | 'soft' | 'strong', string>;

/** In attributes of a drawing: a page's own rules forbid styles in its tags. */
function Sample({ surface, ink, base, soft, strong }: SampleProps) {
  return (
    <svg aria-hidden viewBox="0 0 180 104" className="w-full rounded-control border border-line">
      <path fill={surface} d="M0 0h180v104H0z" />
      <rect fill={base} x="14" y="12" width="152" height="34" rx="8" />
      <text fill={ink} x="90" y="34" textAnchor="middle" fontSize="14" fontWeight="600">
        {staffSettings.sample}
      </text>
      <text fill={base} x="14" y="68" fontSize="14" fontWeight="600" textDecoration="underline">
        {staffSettings.sample}
      </text>
      <rect fill={soft} x="14" y="78" width="74" height="18" rx="9" />
      <text fill={strong} x="51" y="91" textAnchor="middle" fontSize="11" fontWeight="600">
        {staffSettings.groups.rules}
      </text>
    </svg>
  );
}

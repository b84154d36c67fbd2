import { useState } from 'react';
import { useActionData } from 'react-router';
import { staffMailings } from '#messages';
import {
  isDistrict,
  MAILING_CATEGORIES,
  MAILING_PLACES,
  SUBJECT_MAX,
  TEXT_MAX,
} from '#features/mailings/mailing.rules.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#platform/language.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { DeskField, DeskSelect } from '../desk/desk-field.tsx';
import { DeskButton, DeskForm, type DeskAnswer } from '../desk/desk-form.tsx';
import { DeskCard } from '../desk/desk-heading.tsx';
import type { MailingView } from './mailings-desk.server.ts';

export function MailingForm({ mailing }: { mailing: MailingView }) {
  const { id, kind, location, category, standing, texts } = mailing;
  const { typed } = useActionData<DeskAnswer>() ?? {};
  // What is written here is about this one: a refusal brings a newer one, but shows nobody its text.
  const [version] = useState(typed?.['version'] ?? mailing.version);
  return (
    <DeskForm intent="save" id={id} hidden={{ version }} className="grid grid-cols-1 gap-6">
      <DeskCard title={staffMailings.toWhom}>
        <p className="max-w-prose text-ink-2">{staffMailings.toWhomNote}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <DeskSelect
            name="kind"
            label={staffMailings.kind}
            start={kind ?? ''}
            choices={Object.entries(staffMailings.kinds)}
          />
          <DeskSelect
            name="standing"
            label={staffMailings.standing}
            start={standing}
            choices={Object.entries(staffMailings.standings)}
          />
          <DeskSelect
            name="location"
            label={staffMailings.place}
            first={staffMailings.everywhere}
            start={location ?? ''}
            choices={MAILING_PLACES.map((place) => [
              place,
              isDistrict(place) ? staffMailings.wholeDistrict(placeName(place)) : placeName(place),
            ])}
          />
          <DeskSelect
            name="category"
            label={staffMailings.category}
            first={staffMailings.anyCategory}
            start={category ?? ''}
            choices={MAILING_CATEGORIES.map((each) => [each, categoryName(each)])}
          />
        </div>
      </DeskCard>
      <DeskCard title={staffMailings.theMail}>
        <p className="max-w-prose text-ink-2">{staffMailings.theMailNote}</p>
        {LANGUAGES.map((language) => (
          <div key={language} className="desk-part grid gap-4">
            <DeskField
              name={`subject-${language}`}
              label={staffMailings.subjectIn(LANGUAGE_NAMES[language])}
              start={texts[language]?.subject}
              maxLength={SUBJECT_MAX}
              autoComplete="off"
            />
            <DeskField
              name={`text-${language}`}
              label={staffMailings.textIn(LANGUAGE_NAMES[language])}
              start={texts[language]?.text}
              lines={8}
              maxLength={TEXT_MAX}
              counted
            />
          </div>
        ))}
      </DeskCard>
      <DeskButton>{staffMailings.save}</DeskButton>
    </DeskForm>
  );
}

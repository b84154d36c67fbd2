import { fields } from '#messages';
import { Fragment, type ReactNode } from 'react';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { areasOf, type AskedBy, type FieldKey } from '../fields.rules.ts';
import { useProfileForm } from './form-context.ts';
import { ProfileField } from './profile-field.tsx';
import { Section } from './section.tsx';

/** A field, two short ones side by side, all long texts, or what only one of the forms has. */
type Row = FieldKey | readonly [FieldKey, FieldKey] | 'texts' | 'login' | 'whatsapp';

export interface Part {
  title: string;
  note: string;
  rows: readonly Row[];
}

const aboutYou = (...whatsapp: Row[]): Part => ({
  title: fields.aboutYou,
  note: fields.aboutYouNote,
  rows: [['firstName', 'lastName'], ['phone', 'workEmail'], ...whatsapp, 'location'],
});
const yourWork = (): Part => ({
  title: fields.yourWork,
  note: fields.readFirst,
  rows: [['category', 'occupation'], 'texts'],
});
const yourOffer = (): Part => ({
  title: fields.yourOffer,
  note: fields.readFirst,
  rows: ['texts'],
});

const parts = (): Record<ProviderKind, Record<AskedBy, readonly Part[]>> => ({
  specialist: {
    signup: [
      {
        title: fields.yourLogin,
        note: fields.yourLoginNote,
        rows: ['login'],
      },
      aboutYou(),
      yourWork(),
    ],
    editor: [aboutYou('whatsapp'), yourWork()],
  },
  business: {
    signup: [
      {
        title: fields.nameAndLogin,
        note: fields.nameAndLoginNote,
        rows: ['businessName', 'login'],
      },
      {
        title: fields.aboutYourBusiness,
        note: fields.aboutYourBusinessNote,
        rows: [['phone', 'workEmail'], 'address', 'location', ['category', 'specificType']],
      },
      yourOffer(),
    ],
    editor: [
      {
        title: fields.yourBusiness,
        note: fields.yourBusinessNote,
        rows: [
          'businessName',
          ['phone', 'workEmail'],
          'whatsapp',
          'address',
          ['category', 'specificType'],
          'location',
        ],
      },
      yourOffer(),
    ],
  },
});

interface ProfileFieldsProps {
  /** In place of those in which owners are asked. */
  asked?: readonly Part[] | undefined;
  login?: ReactNode;
  whatsapp?: ReactNode;
  /** In place of the described ones, where more is known. */
  hints?: Partial<Record<FieldKey, ReactNode>>;
}

export function ProfileFields({ asked, login, whatsapp, hints = {} }: ProfileFieldsProps) {
  const { kind, askedBy } = useProfileForm();
  const field = (name: FieldKey) => <ProfileField key={name} name={name} hint={hints[name]} />;
  const draw = (row: Row): ReactNode => {
    if (row === 'login') return <Fragment key={row}>{login}</Fragment>;
    if (row === 'whatsapp') return <Fragment key={row}>{whatsapp}</Fragment>;
    if (row === 'texts') return textsOf(kind, askedBy).map(field);
    if (typeof row === 'string') return field(row);
    return (
      // Labels, fields and hints side by side stand in lines, however many each label takes.
      <div
        key={row.join()}
        className="grid items-start gap-6 sm:grid-cols-2 sm:gap-y-0 sm:*:row-span-3 sm:*:grid-rows-subgrid"
      >
        {row.map(field)}
      </div>
    );
  };
  return (asked ?? parts()[kind][askedBy]).map(({ title, note, rows }, index) => (
    <Section key={title} title={title} note={note} step={index + 1}>
      {rows.map(draw)}
    </Section>
  ));
}

/** Signing up, people are asked for what they can do before where they learnt it. */
function textsOf(kind: ProviderKind, askedBy: AskedBy): FieldKey[] {
  const texts = areasOf(kind).map(({ key }) => key as FieldKey);
  if (askedBy === 'editor') return texts;
  return texts.toSorted((a, b) => Number(b === 'skills') - Number(a === 'skills'));
}

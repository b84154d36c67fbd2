import { Fragment, type ReactNode } from 'react';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { areasOf, type AskedBy, type FieldKey } from '../fields.rules.ts';
import { useProfileForm } from './form-context.ts';
import { ProfileField } from './profile-field.tsx';
import { Section } from './section.tsx';

/** A field, two short ones side by side, all long texts, or what only one of the forms has. */
type Row = FieldKey | readonly [FieldKey, FieldKey] | 'texts' | 'login' | 'whatsapp';

interface Part {
  title: string;
  note: string;
  rows: readonly Row[];
}

const READ_FIRST = 'What people read first, and the words they find you by.';

const aboutYou = (...whatsapp: Row[]): Part => ({
  title: 'About you',
  note: 'Who you are and how customers reach you.',
  rows: [['firstName', 'lastName'], ['phone', 'workEmail'], ...whatsapp, 'location'],
});
const YOUR_WORK: Part = {
  title: 'Your work',
  note: READ_FIRST,
  rows: [['category', 'occupation'], 'texts'],
};
const YOUR_OFFER: Part = { title: 'What you offer', note: READ_FIRST, rows: ['texts'] };

const PARTS: Record<ProviderKind, Record<AskedBy, readonly Part[]>> = {
  specialist: {
    signup: [
      {
        title: 'Your login',
        note: 'For you alone: this is how you sign in later.',
        rows: ['login'],
      },
      aboutYou(),
      YOUR_WORK,
    ],
    editor: [aboutYou('whatsapp'), YOUR_WORK],
  },
  business: {
    signup: [
      {
        title: 'Name and login',
        note: 'What your business is called, and how you sign in later.',
        rows: ['businessName', 'login'],
      },
      {
        title: 'About your business',
        note: 'How customers reach you, and where they find you.',
        rows: [['phone', 'workEmail'], 'address', 'location', ['category', 'specificType']],
      },
      YOUR_OFFER,
    ],
    editor: [
      {
        title: 'Your business',
        note: 'What it is called, how customers reach you, and where they find you.',
        rows: [
          'businessName',
          ['phone', 'workEmail'],
          'whatsapp',
          'address',
          ['category', 'specificType'],
          'location',
        ],
      },
      YOUR_OFFER,
    ],
  },
};

interface ProfileFieldsProps {
  login?: ReactNode;
  whatsapp?: ReactNode;
  /** In place of the described ones, where more is known. */
  hints?: Partial<Record<FieldKey, ReactNode>>;
}

export function ProfileFields({ login, whatsapp, hints = {} }: ProfileFieldsProps) {
  const { kind, askedBy } = useProfileForm();
  const field = (name: FieldKey) => <ProfileField key={name} name={name} hint={hints[name]} />;
  const draw = (row: Row): ReactNode => {
    if (row === 'login') return <Fragment key={row}>{login}</Fragment>;
    if (row === 'whatsapp') return <Fragment key={row}>{whatsapp}</Fragment>;
    if (row === 'texts') return textsOf(kind, askedBy).map(field);
    if (typeof row === 'string') return field(row);
    return (
      <div key={row.join()} className="grid items-start gap-6 sm:grid-cols-2">
        {row.map(field)}
      </div>
    );
  };
  return PARTS[kind][askedBy].map(({ title, note, rows }, index) => (
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

import { createContext, use, type ReactNode, useId } from 'react';
import type { PictureState } from '#features/media/picture-fields/picture-state.ts';
import type { PictureSlot } from '#features/media/picture.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Wording } from '../availability.rules.ts';
import type { FieldRules } from '../field-checks.rules.ts';
import type { AskedBy } from '../fields.rules.ts';
import type { FormState } from './profile-store.ts';
import { fields } from '#messages';

export interface ProfileForm extends FormState {
  kind: ProviderKind;
  askedBy: AskedBy;
  /** Begins the ids of its fields: two forms may stand in one document. */
  id: string;
  wording: Wording;
  rules: FieldRules;
  /** Beside a value that somebody else has, for those who may know who. */
  whoHas?: ((value: string) => ReactNode) | undefined;
  /** Being sent: passwords, pictures and videos have to wait. */
  busy: boolean;
  type: (name: string, value: string) => void;
  leave: (name: string) => void;
  setPictures: (slot: PictureSlot, state: PictureState) => void;
}

export const ProfileFormContext = createContext<ProfileForm | null>(null);

export function useProfileForm(): ProfileForm {
  const form = use(ProfileFormContext);
  if (!form) throw new Error('A field of a profile stands inside a form.');
  return form;
}

export const fieldId = (form: string, name: string): string => `${form}-${name.replace('[]', '')}`;

/** To a field by its name, wherever the page is scrolled to. */
export function focusField(form: string, name: string): void {
  const field = document.getElementById(fieldId(form, name));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** Signing up on a phone, each section is a step. */
export const SIGNUP_STEPS = 4;

/** Signup says what a part is about on the left where there is room; the editor has its preview there. */
const LOOKS: Record<AskedBy, { section: string; note: string; fields: string }> = {
  signup: {
    section:
      'grid gap-x-16 gap-y-6 border-t border-line py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:py-14',
    note: 'mt-2 max-w-[30em] text-ink-2',
    fields: 'grid grid-cols-[minmax(0,1fr)] content-start gap-6',
  },
  editor: {
    section: 'grid gap-6 border-t border-line py-8 lg:py-10',
    note: 'mt-1.5 text-ink-2',
    fields: 'contents',
  },
};

interface SectionProps {
  title: string;
  /** One sentence: what it is for, and who sees it. */
  note: string;
  /** Its place among the sections, where signing up asks for it. */
  step?: number;
  children: ReactNode;
}

export function Section({ title, note, step, children }: SectionProps) {
  const id = useId();
  const { askedBy } = useProfileForm();
  const looks = LOOKS[askedBy];
  return (
    <section aria-labelledby={id} className={looks.section}>
      <div>
        <h2 id={id} className="text-heading">
          {askedBy === 'signup' && step && (
            <span className="signup-step">{fields.stepOf(step, SIGNUP_STEPS)} </span>
          )}
          {title}
        </h2>
        <p className={looks.note}>{note}</p>
      </div>
      <div className={looks.fields}>{children}</div>
    </section>
  );
}

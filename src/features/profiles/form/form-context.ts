import { createContext, use, type ReactNode } from 'react';
import type { PictureState } from '#features/media/picture-fields/picture-state.ts';
import type { PictureSlot } from '#features/media/picture.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Wording } from '../availability.rules.ts';
import type { FieldRules } from '../field-checks.rules.ts';
import type { AskedBy } from '../fields.rules.ts';
import type { FormState } from './profile-store.ts';

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

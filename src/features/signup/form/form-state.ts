import { NO_PICTURES, type PictureState } from '#features/media/picture-fields/picture-state.ts';
import { bySlot, PICTURE_SLOTS, SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import type { Availability } from '#features/profiles/form/availability-checks.ts';
import type { SignupRules } from '../signup-form.rules.ts';

export interface FormState {
  values: Readonly<Record<string, string>>;
  /** What is said beside each field; absent where nothing is wrong or nothing was checked yet. */
  errors: Readonly<Record<string, string | undefined>>;
  availability: Readonly<Record<string, Availability | undefined>>;
  pictures: Readonly<Record<PictureSlot, PictureState>>;
  /** Once somebody tried to submit, empty fields count as errors too. */
  attempted: boolean;
  /** What was typed before a reload is back. */
  restored: boolean;
}

export type FormAction =
  | { type: 'typed'; name: string; value: string }
  | { type: 'left'; name: string }
  | { type: 'availability'; name: string; state: Availability | null }
  | { type: 'pictures'; slot: PictureSlot; state: PictureState }
  | { type: 'filled'; values: Readonly<Record<string, string>>; restored: boolean }
  | { type: 'attempted' }
  | { type: 'refused'; name: string; message: string }
  | { type: 'cleared' };

export function emptyForm(rules: SignupRules): FormState {
  return {
    values: Object.fromEntries(Object.keys(rules.fields).map((name) => [name, ''])),
    errors: {},
    availability: {},
    pictures: bySlot(() => NO_PICTURES),
    attempted: false,
    restored: false,
  };
}

export const formReducer =
  (rules: SignupRules) =>
  (state: FormState, action: FormAction): FormState => {
    const { values, errors } = state;
    switch (action.type) {
      case 'typed': {
        const { name, value } = action;
        // What is wrong goes away while it is put right; new complaints wait until the field is left.
        const error = errors[name] && wrongWith(rules, name, value, state.attempted);
        return {
          ...state,
          values: { ...values, [name]: value },
          errors: { ...errors, [name]: error },
        };
      }
      case 'left': {
        const { name } = action;
        const error = wrongWith(rules, name, values[name]!, state.attempted) ?? errors[name];
        return { ...state, errors: { ...errors, [name]: error } };
      }
      case 'availability':
        return {
          ...state,
          availability: { ...state.availability, [action.name]: action.state ?? undefined },
        };
      case 'pictures':
        return { ...state, pictures: { ...state.pictures, [action.slot]: action.state } };
      case 'filled':
        return { ...state, values: { ...values, ...action.values }, restored: action.restored };
      case 'attempted':
        return { ...state, attempted: true, errors: allWrong(rules, values) };
      case 'refused':
        return { ...state, errors: { ...errors, [action.name]: action.message } };
      case 'cleared':
        return emptyForm(rules);
    }
  };

function allWrong(rules: SignupRules, values: FormState['values']) {
  return Object.fromEntries(
    Object.keys(rules.fields).map((name) => [name, wrongWith(rules, name, values[name]!, true)]),
  );
}

function wrongWith(
  rules: SignupRules,
  name: string,
  value: string,
  attempted: boolean,
): string | undefined {
  const field = rules.fields[name]!;
  if (value.trim() !== '') return field.check(value) ?? undefined;
  return attempted ? field.required : undefined;
}

/** The form as it is sent. */
export function signupBody({ values, pictures }: FormState): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) {
    body.set(name, name === 'password' ? value : value.trim());
  }
  for (const slot of SLOTS) {
    for (const { file } of pictures[slot].items)
      if (file) body.append(PICTURE_SLOTS[slot].field, file, file.name);
  }
  return body;
}

import { signup } from '#messages';
import { NO_PICTURES } from '#features/media/picture-fields/picture-state.ts';
import { bySlot, PICTURE_SLOTS, SLOTS } from '#features/media/picture.rules.ts';
import { createProfileStore, type FormState } from '#features/profiles/form/profile-store.ts';
import type { FormValues } from '#features/profiles/form-values.ts';
import { languageNow } from '#platform/language.ts';
import { saidIn, sendWithProgress } from '#ui/calls.ts';
import { sayRefusal } from '#ui/say-refusal.ts';
import { firstFailure, type Failure, type FormId, type SignupRules } from '../signup-form.rules.ts';
import type { Refused } from '../flow/use-code-question.ts';

const SAVE: Record<FormId, string> = {
  specialist: '/api/verify/db_insert1.php',
  business: '/api/verify/db_insert2.php',
  'business-variant': '/api/verify/db_insert2.php?form=business-variant',
  'add-specialist': '/api/staff/add?kind=specialist',
  'add-business': '/api/staff/add?kind=business',
};

export interface SignupState extends FormState {
  /** The fields that somebody tried to get past: empty, they count as errors too. */
  attempted: ReadonlySet<string>;
  restored: boolean;
}

/** `start` is what stands in the form already when somebody opens it. */
export function createSignupStore(rules: SignupRules, start: FormValues = {}) {
  const { fields } = rules;
  const names = Object.keys(fields);
  const empty: SignupState = {
    values: Object.fromEntries(names.map((name) => [name, start[name] ?? ''])),
    errors: {},
    availability: {},
    claims: {},
    pictures: bySlot(() => NO_PICTURES),
    attempted: new Set(),
    restored: false,
  };
  const store = createProfileStore(empty, {
    fields,
    wrongWith: ({ attempted }, name, value) =>
      value.trim() === ''
        ? attempted.has(name)
          ? fields[name]!.required?.()
          : undefined
        : (fields[name]!.check(value) ?? undefined),
    isOwn: () => false,
    isPreparing: ({ pictures }) => SLOTS.some((slot) => pictures[slot].busy),
  });
  const { current, set } = store;
  const failure = (only: readonly string[] | undefined): Failure | null => {
    const { values, pictures } = current();
    const wrong = SLOTS.filter((slot) => pictures[slot].error !== null);
    const shown = new Set<string>(wrong.map((slot) => PICTURE_SLOTS[slot].field));
    return firstFailure(rules, { values, taken: store.taken(), pictures: shown }, only);
  };

  return {
    ...store,
    fill: (typed: FormValues, restored: boolean) =>
      set({ ...current(), values: { ...current().values, ...typed }, restored }),
    /** Waits for what is under way, then tells the first thing that is wrong, if any, with some fields or with all. */
    validate: async (only?: readonly string[]): Promise<Failure | null> => {
      const looked = names.filter((name) => only?.includes(name) ?? true);
      set({ ...current(), attempted: new Set([...current().attempted, ...looked]) });
      store.look(looked);
      await store.settle();
      const early = failure(only);
      if (early) return early;
      await store.settle(looked);
      return failure(only);
    },
    /** Sends what is in the form now, when it is called. */
    sealed: (invitation?: string) => {
      const { values, pictures } = current();
      const body = new FormData();
      body.set('language', languageNow());
      if (invitation) body.set('invitation', invitation);
      for (const [name, value] of Object.entries(values))
        body.set(name, name === 'password' ? value : value.trim());
      for (const slot of SLOTS)
        for (const { file } of pictures[slot].items)
          if (file) body.append(PICTURE_SLOTS[slot].field, file, file.name);
      return (onProgress: (share: number) => void) => save(SAVE[rules.form], body, onProgress);
    },
    clear: () => {
      store.stop();
      set(empty);
    },
  };
}

/** With the number of the account, where staff made it. */
export interface Saved {
  id: number;
}

async function save(
  path: string,
  body: FormData,
  onProgress: (share: number) => void,
): Promise<Refused | Saved> {
  const { status, body: answer } = await sendWithProgress(path, body, { onProgress });
  if (!answer) throw new Error('The answer cannot be read.');
  const { success, field } = answer;
  if (status < 300 && success === true) return { id: Number(answer.id) };
  return { message: sayRefusal(answer) ?? signup.saveFailed, status, field: saidIn(field) };
}

import { takenMessage } from '#features/profiles/availability.rules.ts';
import { editorFields } from '../editor.rules.ts';
import { SLOTS } from './editor-draft.ts';
import type { EditorState } from './editor-state.ts';

export interface Wrong {
  /** A text field, `videoUrl`, or the slot of a picture. */
  name: string;
  message: string;
}

/** What stands in the way of saving, in the order of the page. */
export function allWrong({ profile, draft, errors, availability }: EditorState): Wrong[] {
  const fields = editorFields(profile.kind);
  const texts = Object.keys(fields).map((name) => {
    const { unique } = fields[name]!;
    const taken = unique && availability[name] === 'taken' ? takenMessage(unique) : undefined;
    return { name, message: errors[name] ?? taken };
  });
  const pictures = SLOTS.map((slot) => ({ name: slot, message: draft.pictures[slot].error }));
  const all = [...texts, ...pictures, { name: 'videoUrl', message: errors.videoUrl }];
  return all.filter((each): each is Wrong => Boolean(each.message));
}

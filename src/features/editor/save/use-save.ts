import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { takenMessage } from '#features/profiles/availability.rules.ts';
import { draftIn, losesPictures, type EditorDraft } from '../draft/editor-draft.ts';
import {
  afterSaving,
  isDirty,
  isPreparing,
  openState,
  rebased,
  refreshed,
  type Editor,
} from '../draft/editor-store.ts';
import { editorFields } from '../editor.rules.ts';
import type { EditorProfile } from '../describe-own-profile.server.ts';
import { callSave, fetchNewest, hasNewPictures, saveBody, type SaveOutcome } from './save-calls.ts';
import { editor as words } from '#messages';

export type SaveResult =
  | { is: 'saved'; waiting: boolean; pictureGone?: boolean }
  | { is: 'unchanged' | 'expired' | 'stranger' | 'conflict' | 'aside' }
  /** `name` is the field that is to blame. */
  | { is: 'wrong'; text: string; name: string }
  | { is: 'refused'; text: string; name: string }
  | { is: 'failed'; text: string };

/** From the click on Save to a saved profile, or back to the form with a word about why. Nothing typed is ever dropped. */
export function useSave(editor: Editor, goTo: (field: string) => void) {
  const { kind, set, current } = editor;
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<SaveResult | null>(null);
  /** How much has been sent, where pictures are sent. */
  const [progress, setProgress] = useState<number | null>(null);
  const [newer, setNewer] = useState<EditorProfile | null>(null);
  const [aside, setAside] = useState<{ mine: EditorDraft; base: EditorDraft } | null>(null);
  const running = useRef(false);
  /** Signed out since: whoever signs in next may be somebody else. */
  const uncertain = useRef(false);

  const run = async (task: () => Promise<SaveResult | null>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setTold(null);
    const outcome = await task().catch((): SaveResult => ({
      is: 'failed',
      text: words.connection,
    }));
    running.current = false;
    // What is switched off while busy takes no focus: it has to be on again first.
    flushSync(() => {
      setTold(outcome);
      setBusy(false);
      setProgress(null);
    });
    if (outcome && 'name' in outcome) goTo(outcome.name);
  };

  /** Signed in as the owner of this profile: the newest state of it, otherwise what to say. */
  const newest = async (): Promise<EditorProfile | SaveResult> => {
    const profile = await fetchNewest(kind);
    uncertain.current = profile?.slug !== current().profile.slug;
    if (!profile) return { is: 'expired' };
    return uncertain.current ? { is: 'stranger' } : profile;
  };

  const conclude = (outcome: SaveOutcome, sent: EditorDraft): SaveResult => {
    switch (outcome.is) {
      case 'saved':
        set(afterSaving(current(), { sent, ...outcome }));
        setAside(null);
        void refresh(sent);
        return outcome;
      case 'expired':
      case 'stranger':
        uncertain.current = true;
        return outcome;
      case 'conflict':
        return outcome;
      case 'refused': {
        const { field, taken } = outcome;
        const unique = taken && field ? editorFields(kind)[field]?.unique : undefined;
        const message = unique ? takenMessage(unique) : outcome.message;
        const isHere = field && (field in sent.values || field in sent.pictures);
        if (!message || !isHere) return { is: 'failed', text: message ?? '' };
        editor.refuse(field, message, taken);
        return { is: 'refused', text: message, name: field };
      }
    }
  };

  /** New pictures have got their keys, and the profile its state. Not knowing them does no harm. */
  const refresh = async (sent: EditorDraft) => {
    const profile = await fetchNewest(kind).catch(() => null);
    if (profile) set(refreshed(current(), profile, sent));
  };

  const attempt = async (): Promise<SaveResult> => {
    if (!isDirty(current()) && !isPreparing(current())) return { is: 'unchanged' };
    const wrong = await editor.validate();
    if (wrong) {
      const text = kind === 'business' ? words.blocked : wrong.message;
      return { is: 'wrong', text, name: wrong.name };
    }
    // A video that was waited for may have been stopped.
    if (!isDirty(current())) return { is: 'unchanged' };
    if (uncertain.current) {
      const owner = await newest();
      if ('is' in owner) return owner;
    }
    const { profile } = current();
    const draft = draftIn(current());
    const follow = hasNewPictures(draft) ? setProgress : () => {};
    return conclude(await callSave(saveBody(profile, draft), follow), draft);
  };

  return {
    busy,
    progress,
    told,
    newer,
    save: () => run(attempt),
    saveAnyway: () =>
      run(async () => {
        setNewer(null);
        const profile = await newest();
        if ('is' in profile) return profile;
        const before = current();
        set(rebased(profile, { mine: draftIn(before), base: before.saved }));
        const pictureGone = losesPictures(before, current());
        const outcome = await attempt();
        return outcome.is === 'saved' ? { ...outcome, pictureGone } : outcome;
      }),
    lookAtNewer: () =>
      run(async () => {
        const profile = await newest();
        if ('is' in profile) return profile;
        // What is not ready cannot be set aside: nobody would tell the one brought back that it is.
        await editor.settle();
        setNewer(profile);
        return { is: 'conflict' };
      }),
    closeNewer: () => setNewer(null),
    takeNewer: () => {
      if (!newer) return;
      const before = current();
      setAside({ mine: draftIn(before), base: before.saved });
      set(openState(newer));
      setNewer(null);
      setTold({ is: 'aside' });
    },
    bringBackMine: () => {
      if (!aside) return;
      set(rebased(current().profile, aside));
      setAside(null);
      setTold(null);
    },
    dismiss: () => setTold(null),
  };
}

export type Save = ReturnType<typeof useSave>;

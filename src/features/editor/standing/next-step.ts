import {
  nextBestStep,
  completeness,
  type CompletenessStep,
} from '#features/profiles/completeness.rules.ts';
import { areasOf, sentAs } from '#features/profiles/fields.rules.ts';
import { textsOf } from '#features/profiles/profile-content.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { contentOfDraft, type EditorDraft } from '../draft/editor-draft.ts';

interface Progress {
  percent: number;
  next: { words: string; points: number; field: string } | null;
}

const STEPS: Record<Exclude<CompletenessStep['what'], 'text'>, { words: string; field: string }> = {
  portrait: { words: 'Add a profile picture', field: 'profile' },
  banner: { words: 'Add a wide picture for the top of your page', field: 'background' },
  showcase: { words: 'Add pictures of your work', field: 'showcase' },
  'work-email': { words: 'Add a work email', field: 'workEmail' },
  video: { words: 'Add a video', field: 'videoUrl' },
};

/** How complete the profile would be as it is in the form, and what to do next. */
export function progressOf(kind: ProviderKind, draft: EditorDraft): Progress {
  const { pictures } = draft;
  const content = contentOfDraft(kind, draft);
  const counted = {
    texts: textsOf(content),
    hasPortrait: pictures.profile.items.length > 0,
    hasBanner: pictures.background.items.length > 0,
    showcaseCount: pictures.showcase.items.length,
    hasWorkEmail: content.workEmail !== null,
    hasVideo: content.videoUrl !== null,
  };
  const best = nextBestStep(counted);
  return {
    percent: completeness(counted),
    next: best && { ...describe(kind, best.step), points: best.points },
  };
}

function describe(kind: ProviderKind, step: CompletenessStep) {
  if (step.what !== 'text') return STEPS[step.what];
  const text = areasOf(kind)[step.index]!;
  return { words: `Write more under “${text.label}”`, field: sentAs('editor', text) };
}

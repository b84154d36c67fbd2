import { useMemo, type MouseEvent } from 'react';
import '#features/media/upload-progress.css';
import { bySlot } from '#features/media/picture.rules.ts';
import {
  completeness,
  nextBestStep,
  type CompletenessStep,
} from '#features/profiles/completeness.rules.ts';
import { areasOf, sentAs } from '#features/profiles/fields.rules.ts';
import { fieldId } from '#features/profiles/form/section.tsx';
import { countedOf } from '#features/profiles/profile-content.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { textLinkStyle } from '#ui/text-link.tsx';
import { editor } from '#messages';
import { contentOfDraft, type EditorDraft } from '../draft/editor-draft.ts';
import { EDITOR_ID } from '../editor-field.ts';

interface ProgressCardProps {
  kind: ProviderKind;
  draft: EditorDraft;
  onGoTo: (field: string) => void;
}

export function ProgressCard({ kind, draft, onGoTo }: ProgressCardProps) {
  const { percent, next } = useMemo(() => progressOf(kind, draft), [kind, draft]);
  const go = (event: MouseEvent, field: string) => {
    event.preventDefault();
    onGoTo(field);
  };
  return (
    <section aria-labelledby="progress-heading" className="editor-card">
      <h2 id="progress-heading" className="flex flex-wrap justify-between gap-x-4 text-subheading">
        {editor.completeness} <span className="whitespace-nowrap tabular-nums">{percent} %</span>
      </h2>
      <progress
        aria-labelledby="progress-heading"
        max={100}
        value={percent}
        className="upload-bar upload-bar-tall mt-3"
      />
      {next ? (
        <p className="mt-auto pt-1 text-small text-ink-2">
          {editor.nextBestStep}{' '}
          <a
            href={`#${fieldId(EDITOR_ID, next.field)}`}
            onClick={(event) => go(event, next.field)}
            className={textLinkStyle}
          >
            {next.words}
          </a>{' '}
          <span className="whitespace-nowrap">(+{next.points} %)</span>
        </p>
      ) : (
        <p className="mt-3 text-small text-ink-2">{editor.everythingThere}</p>
      )}
    </section>
  );
}

const STEPS = {
  portrait: { words: 'addPortrait', field: 'profile' },
  banner: { words: 'addBanner', field: 'background' },
  showcase: { words: 'addShowcase', field: 'showcase' },
  'work-email': { words: 'addWorkEmail', field: 'workEmail' },
  video: { words: 'addVideo', field: 'videoUrl' },
} as const;

function progressOf(kind: ProviderKind, draft: EditorDraft) {
  const pictures = bySlot((slot) => draft.pictures[slot].items);
  const counted = countedOf(contentOfDraft(kind, draft), pictures);
  const best = nextBestStep(counted);
  return {
    percent: completeness(counted),
    next: best && { ...describe(kind, best.step), points: best.points },
  };
}

function describe(kind: ProviderKind, step: CompletenessStep) {
  if (step.what !== 'text') {
    const { words, field } = STEPS[step.what];
    return { words: editor[words], field };
  }
  const text = areasOf(kind)[step.index]!;
  return { words: editor.writeMore(text.label()), field: sentAs('editor', text) };
}

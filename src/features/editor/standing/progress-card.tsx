import { useMemo, type MouseEvent } from 'react';
import { fieldId } from '#features/profiles/form/field-id.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { EDITOR_ID } from '../draft/editor-context.ts';
import type { EditorDraft } from '../draft/editor-draft.ts';
import { progressOf } from './next-step.ts';

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
        Completeness <span className="whitespace-nowrap tabular-nums">{percent} %</span>
      </h2>
      <progress
        aria-labelledby="progress-heading"
        max={100}
        value={percent}
        className="editor-meter mt-3"
      />
      {next ? (
        <p className="mt-auto pt-1 text-small text-ink-2">
          Next best step:{' '}
          <a
            href={`#${fieldId(EDITOR_ID, next.field)}`}
            onClick={(event) => go(event, next.field)}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {next.words}
          </a>{' '}
          <span className="whitespace-nowrap">(+{next.points} %)</span>
        </p>
      ) : (
        <p className="mt-3 text-small text-ink-2">Everything is there.</p>
      )}
    </section>
  );
}

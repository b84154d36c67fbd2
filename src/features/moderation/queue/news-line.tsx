import { CircleCheck, Undo2 } from 'lucide-react';
import { staffQueue } from '#messages';
import { ActButton } from '../desk/desk-form.tsx';
import type { News, DecidedView } from './find-decided.server.ts';

/** What was just done, with the way back. The region is always there, so that it is read out. */
export function NewsLine({ news }: { news: News | null }) {
  return (
    <div role="status">
      {news && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-edge bg-success-soft px-4 py-2.5">
          <CircleCheck aria-hidden className="size-5.5 shrink-0 text-success" />
          <p className="min-w-0 grow font-medium">{news.text}</p>
          {news.undo && <UndoForm decided={news.undo} />}
        </div>
      )}
    </div>
  );
}

export function UndoForm({ decided }: { decided: DecidedView }) {
  const { slug, actId, name } = decided;
  return (
    <ActButton intent="undo" id={slug} hidden={{ act: actId }}>
      <Undo2 aria-hidden className="size-4.5" />
      {staffQueue.undo}
      <span className="sr-only">: {name}</span>
    </ActButton>
  );
}

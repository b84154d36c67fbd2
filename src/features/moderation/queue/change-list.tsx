import { staffQueue } from '#messages';
import { pictureUrl } from '#features/media/picture.rules.ts';
import { Written } from '#ui/written.tsx';
import { linkStyle } from '#ui/text-link.tsx';
import { DeskCard } from '../desk/desk-heading.tsx';
import type { Change, ItemView } from './get-item.server.ts';

export function ChangeList({ item }: { item: ItemView }) {
  const { changes, approvedAt } = item;
  return (
    <DeskCard title={approvedAt ? staffQueue.whatChanged : staffQueue.allIsNew}>
      {approvedAt && (
        <p className="text-small text-ink-3">{staffQueue.sinceApproved(approvedAt)}</p>
      )}
      {changes.length === 0 && <p className="text-ink-2">{staffQueue.nothingDiffers}</p>}
      <dl className="grid gap-4">
        {changes.map((change) => (
          <div key={change.label} className="grid gap-1 border-t border-line pt-3">
            <dt className="text-small font-semibold">{change.label}</dt>
            {change.before === null ? (
              <dd>
                <Said change={change} side="after" />
              </dd>
            ) : (
              <>
                <dd className="rounded-control bg-danger-soft px-3 py-2">
                  <del className="no-underline">
                    <span className="text-tiny font-semibold text-ink-2">{staffQueue.before}</span>
                    <Said change={change} side="before" />
                  </del>
                </dd>
                <dd className="rounded-control bg-success-soft px-3 py-2">
                  <span className="text-tiny font-semibold text-ink-2">{staffQueue.after}</span>
                  <Said change={change} side="after" />
                </dd>
              </>
            )}
          </div>
        ))}
      </dl>
    </DeskCard>
  );
}

function Said({ change, side }: { change: Change; side: 'before' | 'after' }) {
  const said = change[side] ?? '';
  const alt = side === 'before' ? staffQueue.pictureBefore : staffQueue.pictureAfter;
  if (said.length === 0) return <em className="text-ink-3">{staffQueue.nothing}</em>;
  if (typeof said === 'string' && !isVideo(said)) return <Written as="span">{said}</Written>;
  if (typeof said === 'string')
    return (
      <a href={said} target="_blank" rel="noreferrer nofollow" dir="auto" className={linkStyle}>
        {said}
      </a>
    );
  return (
    <span className="flex flex-wrap gap-2 pt-1">
      {said.map((key, index) => (
        <a
          key={key}
          href={pictureUrl(key, 1600, 'webp')}
          target="_blank"
          rel="noreferrer"
          className="rounded-control"
        >
          <img
            src={pictureUrl(key, 192, 'webp')}
            alt={alt(change.label, index + 1)}
            width={96}
            height={96}
            loading="lazy"
            className="size-24 rounded-control object-cover"
          />
        </a>
      ))}
    </span>
  );
}

const isVideo = (text: string) => /^(https:\/\/|\/media\/videos\/)\S+$/.test(text);

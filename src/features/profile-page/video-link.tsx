import { ExternalLink } from 'lucide-react';
import { OutsideLink } from '#ui/outside-link.tsx';
import type { VideoSource } from './video-source.rules.ts';

/** A video that cannot be played here: where it is, and that it is not here. */
export function VideoLink({ source }: { source: Extract<VideoSource, { kind: 'link' }> }) {
  return (
    <OutsideLink
      href={source.url}
      className="group flex items-center gap-4 rounded-card border-2 border-line bg-surface p-5 transition hover:border-accent sm:p-6"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent text-accent-ink transition group-hover:scale-105">
        <ExternalLink aria-hidden className="size-6" />
      </span>
      <span className="min-w-0">
        <span className="block text-subheading font-semibold wrap-anywhere">
          Watch the video on {source.host ?? 'another site'}
        </span>
        <span className="mt-1 block text-small text-ink-2 wrap-anywhere">
          You leave this site: {source.site} opens in a new tab.
        </span>
      </span>
    </OutsideLink>
  );
}

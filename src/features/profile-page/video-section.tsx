import { profile as messages } from '#messages';
import { ExternalLink, VideoOff } from 'lucide-react';
import { Link } from '#ui/link.tsx';
import { paths } from '#platform/paths.ts';
import { OutsideLink } from '#ui/outside-link.tsx';
import { linkStyle } from '#ui/text-link.tsx';
import type { OwnerLinks, Profile } from './profile.ts';
import { VideoFile, VideoFrame } from './video-player.tsx';
import type { VideoSource } from './video-source.rules.ts';

interface VideoSectionProps {
  profile: Profile;
  siteName: string;
  owner?: OwnerLinks | undefined;
}

export function VideoSection({ profile, siteName, owner }: VideoSectionProps) {
  const { name, videoSource: source, banner } = profile;
  return (
    <section aria-labelledby="video-heading">
      <h2 id="video-heading" className="text-heading">
        {messages.video}
      </h2>
      <div className="mt-5">
        {source?.kind === 'file' && <VideoFile source={source} name={name} poster={banner} />}
        {source?.kind === 'frame' && <VideoFrame source={source} name={name} poster={banner} />}
        {source?.kind === 'link' && <VideoLink source={source} />}
        {!source && <NoVideo kind={profile.kind} siteName={siteName} owner={owner} />}
      </div>
    </section>
  );
}

interface NoVideoProps extends Pick<VideoSectionProps, 'siteName' | 'owner'> {
  kind: Profile['kind'];
}

function NoVideo({ kind, siteName, owner }: NoVideoProps) {
  const [words, label, to] = owner
    ? [messages.noVideoOfYours, messages.addVideo, owner.addVideo]
    : [messages.noVideo[kind], messages.contact(siteName), paths.contact];
  return (
    <div className="flex items-start gap-4 rounded-card bg-surface-2 p-5 sm:p-6">
      <VideoOff aria-hidden className="mt-0.5 size-6 shrink-0 text-ink-3" />
      <p className="text-ink-2">
        {words}{' '}
        <Link to={to} className={linkStyle}>
          {label}
        </Link>
      </p>
    </div>
  );
}

/** A video that cannot be played here: where it is, and that it is not here. */
function VideoLink({ source }: { source: Extract<VideoSource, { kind: 'link' }> }) {
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
          {messages.watchOn(source.host ?? messages.anotherSite)}
        </span>
        <span className="mt-1 block text-small text-ink-2 wrap-anywhere">
          {messages.leaving(source.site)}
        </span>
      </span>
    </OutsideLink>
  );
}

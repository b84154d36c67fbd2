import { VideoOff } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import type { Profile } from './profile.ts';
import { VideoFile } from './video-file.tsx';
import { VideoFrame } from './video-frame.tsx';
import { VideoLink } from './video-link.tsx';
import { videoSource } from './video-source.rules.ts';

export function VideoSection({ profile }: { profile: Profile }) {
  const { name, video, banner } = profile;
  const source = videoSource(video);
  return (
    <section aria-labelledby="video-heading">
      <h2 id="video-heading" className="text-heading">
        Video
      </h2>
      <div className="mt-5">
        {source?.kind === 'file' && <VideoFile source={source} name={name} poster={banner} />}
        {source?.kind === 'frame' && <VideoFrame source={source} name={name} poster={banner} />}
        {source?.kind === 'link' && <VideoLink source={source} />}
        {!source && <NoVideo kind={profile.kind} />}
      </div>
    </section>
  );
}

function NoVideo({ kind }: { kind: Profile['kind'] }) {
  return (
    <div className="flex items-start gap-4 rounded-card bg-surface-2 p-5 sm:p-6">
      <VideoOff aria-hidden className="mt-0.5 size-6 shrink-0 text-ink-3" />
      <p className="text-ink-2">
        This {kind} has not yet uploaded a video. Is this your profile?{' '}
        <Link
          to={paths.contact}
          className="font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          Contact us
        </Link>{' '}
        to add one.
      </p>
    </div>
  );
}

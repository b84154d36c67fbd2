import { placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Link } from '#ui/link.tsx';
import { DemoMark } from '#features/directory/demo-mark.tsx';
import type { Profile } from './profile.ts';

export type Provider = Pick<
  Profile,
  'kind' | 'id' | 'name' | 'shortName' | 'headline' | 'location' | 'portrait' | 'demo'
>;

/** Whom a form is about, with the way back to them. */
export function ProviderSummary({ provider }: { provider: Provider }) {
  const { kind, id, name, headline, location, portrait, demo } = provider;
  return (
    <div className="flex items-center gap-4">
      <Avatar name={name} src={portrait} size="large" kind={kind} className="bg-surface!" />
      <div className="min-w-0">
        <p>
          <Link
            to={paths[kind](id)}
            dir="auto"
            className="inline-flex min-h-11 items-center text-lead font-semibold underline underline-offset-4 hover:text-accent"
          >
            {name}
          </Link>
        </p>
        <p dir="auto" className="-mt-1.5 text-small text-ink-2">
          {[headline, placeName(location)].filter(Boolean).join(', ')}
        </p>
        {demo && <DemoMark className="mt-1.5" />}
      </div>
    </div>
  );
}

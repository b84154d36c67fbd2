import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { Stars } from '#ui/stars.tsx';
import { orNotGiven } from './or-not-given.ts';
import { Portrait } from './portrait.tsx';
import type { Profile } from './profile.ts';
import { resultsPath } from '#features/directory/results/results-path.ts';

const link = 'flex min-h-11 items-center underline-offset-4 hover:text-accent hover:underline';

export function ProfileHeading({ profile }: { profile: Profile }) {
  const { kind, name, headline, category, location, demo, rating, reviewCount } = profile;
  return (
    <header className="profile-heading relative flex flex-col items-start gap-x-7 gap-y-4 sm:flex-row">
      <Portrait profile={profile} />
      <div className="grid min-w-0 justify-items-start gap-1.5 sm:pt-3">
        {demo && (
          <p className="rounded-full bg-mango px-3 py-0.5 text-tiny font-semibold text-deep">
            Demo profile
          </p>
        )}
        <h1 dir="auto" className="text-title font-extrabold">
          {name}
        </h1>
        <p dir="auto" className="text-lead font-semibold text-accent">
          {orNotGiven(headline)}
        </p>
        <ul className="-mt-0.5 flex flex-wrap items-center gap-x-5 text-small font-medium text-ink-2 [&>li]:flex [&>li]:min-h-11 [&>li]:items-center">
          <li>
            {category ? (
              <Link to={resultsPath(kind, { category })} className={link}>
                {category}
              </Link>
            ) : (
              'N/A'
            )}
          </li>
          <li className="gap-1.5">
            <MapPin aria-hidden className="size-4.5 shrink-0 text-accent" />
            {location ? (
              <Link to={resultsPath(kind, { location })} className={link}>
                {location}
              </Link>
            ) : (
              'N/A'
            )}
          </li>
          <li>
            <a href="#reviews" className={link}>
              <Stars rating={rating} reviews={reviewCount} />
            </a>
          </li>
        </ul>
      </div>
    </header>
  );
}

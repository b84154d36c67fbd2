import { profile as messages } from '#messages';
import { MapPin } from 'lucide-react';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Link } from '#ui/link.tsx';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/picture.tsx';
import { Stars } from '#ui/stars.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { SaveButton } from '#features/directory/saving/save-button.tsx';
import { cardOfProfile, orNotGiven, type OwnerLinks, type Profile } from './profile.ts';
import { resultsPath } from '#features/directory/results/results-path.ts';

const link = 'flex min-h-11 items-center underline-offset-4 hover:text-accent hover:underline';

interface ProfileHeadingProps {
  profile: Profile;
  siteName: string;
  owner?: OwnerLinks | undefined;
  /** A preview stands on a page that has a heading of its own. */
  as?: 'h1' | 'h2';
}

export function ProfileHeading({ profile, siteName, owner, as: Name = 'h1' }: ProfileHeadingProps) {
  const { kind, name, headline, category, location, demo, rating, reviewCount } = profile;
  return (
    <header className="profile-heading relative flex flex-col items-start gap-x-7 gap-y-4 sm:flex-row">
      <Portrait profile={profile} />
      <div className="grid min-w-0 justify-items-start gap-1.5 sm:pt-3">
        {demo && (
          <p className="rounded-full bg-mango px-3 py-0.5 text-tiny font-semibold text-deep">
            {messages.demo}
          </p>
        )}
        <Name dir="auto" className="text-title font-extrabold">
          {name}
        </Name>
        {(headline.trim() || !profile.unclaimed) && (
          <p dir="auto" className="text-lead font-semibold text-accent">
            {orNotGiven(headline)}
          </p>
        )}
        <ul className="-mt-0.5 flex flex-wrap items-center gap-x-5 text-small font-medium text-ink-2 [&>li]:flex [&>li]:min-h-11 [&>li]:items-center">
          <li>
            {category ? (
              <Link to={resultsPath(kind, { category })} className={link}>
                {categoryName(category)}
              </Link>
            ) : (
              messages.notGiven
            )}
          </li>
          <li className="gap-1.5">
            <MapPin aria-hidden className="size-4.5 shrink-0 text-accent" />
            {location ? (
              <Link to={resultsPath(kind, { location })} className={link}>
                {placeName(location)}
              </Link>
            ) : (
              messages.notGiven
            )}
          </li>
          <li>
            <a href="#reviews" className={link}>
              <Stars rating={rating} reviews={reviewCount} />
            </a>
          </li>
          <li className="profile-save">
            {owner ? (
              <ButtonLink to={owner.edit} variant="secondary" size="small" data-print="off">
                {messages.edit}
              </ButtonLink>
            ) : (
              <SaveButton look="worded" card={cardOfProfile(profile)} />
            )}
          </li>
        </ul>
        {profile.unclaimed && (
          <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
            {messages.addedBy(siteName)}{' '}
            <TextLink to={paths.claim(profile.id)} rel="nofollow" data-print="off">
              {messages.claimIt}
            </TextLink>
          </p>
        )}
      </div>
    </header>
  );
}

/** Half over the banner. People are round, businesses square, as everywhere. */
function Portrait({ profile: { kind, name, portrait } }: { profile: Profile }) {
  const isPerson = kind === 'specialist';
  return (
    <div
      className={classes(
        '-mt-18 size-30 shrink-0 overflow-hidden bg-surface p-1.5 shadow-mid sm:-mt-20 sm:size-40 lg:-mt-24 lg:size-48',
        isPerson ? 'rounded-full' : 'rounded-sheet',
      )}
    >
      {portrait ? (
        <Picture
          src={portrait}
          alt={messages.pictureOf[kind](name)}
          sizes="(min-width: 64rem) 192px, (min-width: 40rem) 160px, 120px"
          widths={[192, 320, 480]}
          width={192}
          height={192}
          eager
          className={`size-full object-cover ${isPerson ? 'rounded-full' : 'rounded-[1.2rem]'}`}
        />
      ) : (
        <Avatar name={name} kind={kind} className="size-full! text-title!" />
      )}
    </div>
  );
}

import { MapPin } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { Stars } from '#ui/stars.tsx';
import { StretchedLink } from '#ui/stretched-link.tsx';
import { CARD_LINES } from '../search.rules.ts';
import type { SpecialistResult } from '../search-wire.ts';
import { CardBanner } from './card-banner.tsx';
import { CardShowcase } from './card-showcase.tsx';
import { CardText } from './card-text.tsx';
import { nameOfSpecialist, or } from './result-texts.ts';

interface SpecialistCardProps {
  specialist: Partial<SpecialistResult> & { profilePic?: string | null };
  eager: boolean;
}

/** A specialist among the results; the whole card leads to the profile. */
export function SpecialistCard({ specialist, eager }: SpecialistCardProps) {
  const { id = '', occupation, category, location, bio, skills, education } = specialist;
  const name = nameOfSpecialist(specialist);
  return (
    <Card interactive flush className="flex h-full flex-col">
      <CardBanner
        src={specialist.background_url}
        demo={specialist.is_demo === true}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
        eager={eager}
      />
      <div className="flex flex-1 flex-col gap-3.5 px-5 pb-5">
        <div className="-mt-9 flex items-start justify-between gap-3">
          <Avatar
            name={name}
            src={specialist.profile_pic_url ?? specialist.profilePic}
            size="large"
            className="ring-4 ring-surface"
          />
          <Stars
            rating={specialist.rating ?? 0}
            reviews={specialist.review_count ?? 0}
            className="mt-11 justify-end"
          />
        </div>
        <div className="min-w-0">
          <h2 className="text-subheading">
            <StretchedLink to={paths.specialist(id)}>{name}</StretchedLink>
          </h2>
          <p dir="auto" className="font-medium text-accent">
            {or(occupation, 'N/A')}
          </p>
          <p className="text-small text-ink-3">{or(category, 'N/A')}</p>
          <p className="mt-1 flex items-center gap-1.5 text-small text-ink-2">
            <MapPin aria-hidden className="size-4 shrink-0 text-ink-3" />
            {or(location, 'N/A')}
          </p>
        </div>
        <CardText text={or(bio, 'N/A')} lines={CARD_LINES.bio} />
        <CardText label="Skills" text={or(skills, 'N/A')} lines={CARD_LINES.skills} />
        <CardText label="Education" text={or(education, 'N/A')} lines={CARD_LINES.education} />
        <div className="mt-auto pt-1">
          <CardShowcase pictures={specialist.showcaseImages} sizes="8rem" />
        </div>
      </div>
    </Card>
  );
}

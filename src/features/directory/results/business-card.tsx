import { MapPin } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { Stars } from '#ui/stars.tsx';
import { StretchedLink } from '#ui/stretched-link.tsx';
import { CARD_LINES } from '../search.rules.ts';
import type { BusinessResult } from '../search-wire.ts';
import { CardBanner } from './card-banner.tsx';
import { CardShowcase } from './card-showcase.tsx';
import { CardText } from './card-text.tsx';
import { or } from './result-texts.ts';

interface BusinessCardProps {
  business: Partial<BusinessResult> & { image?: string | null };
  eager: boolean;
}

/** A business among the results; the whole card leads to the profile. */
export function BusinessCard({ business, eager }: BusinessCardProps) {
  const { id = '', businessType, category, location, about, description, services } = business;
  const name = or(business.business_name, 'N/A');
  return (
    <Card interactive flush className="flex h-full flex-col">
      <CardBanner
        src={business.background_url}
        demo={business.is_demo === true}
        sizes="(min-width: 64rem) 36rem, (min-width: 48rem) 50vw, 100vw"
        eager={eager}
      />
      <div className="flex flex-1 flex-col gap-4 px-5 pb-5 sm:px-6 sm:pb-6">
        <div className="flex gap-4">
          <Avatar
            name={name}
            src={business.logo_url ?? business.image}
            size="large"
            shape="square"
            className="-mt-7 ring-4 ring-surface"
          />
          <div className="min-w-0 pt-3">
            <h2 className="text-subheading">
              <StretchedLink to={paths.business(id)}>{name}</StretchedLink>
            </h2>
            <p dir="auto" className="font-medium text-accent">
              {or(businessType, 'Not specified')}
            </p>
            <Stars rating={business.rating ?? 0} reviews={business.review_count ?? 0} />
          </div>
        </div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2">
          <span className="flex items-center gap-1.5">
            <MapPin aria-hidden className="size-4 shrink-0 text-ink-3" />
            {or(location, 'Not specified')}
          </span>
          <span className="text-ink-3">{or(category, 'Not specified')}</span>
        </p>
        <CardText label="About" text={or(about, 'N/A')} lines={CARD_LINES.about} />
        <CardText
          label="Description"
          text={or(description, 'N/A')}
          lines={CARD_LINES.description}
        />
        <CardText label="Services" text={or(services, 'N/A')} lines={CARD_LINES.services} />
        <div className="mt-auto pt-1">
          <CardShowcase pictures={business.showcase_images} sizes="12rem" />
        </div>
      </div>
    </Card>
  );
}

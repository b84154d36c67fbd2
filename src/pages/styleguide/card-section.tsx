import { MapPin } from 'lucide-react';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { Stars } from '#ui/stars.tsx';
import { StretchedLink } from '#ui/stretched-link.tsx';
import { Section } from './section.tsx';

const people = [
  {
    name: 'Rosalía Ek',
    role: 'Outboard mechanic',
    place: 'Placencia',
    rating: 4.8,
    reviews: 31,
    accent: 'specialist',
  },
  {
    name: 'Bartholomew Augustine-Castellanos',
    role: 'Hospitality and event planner',
    place: 'Benque Viejo del Carmen',
    rating: 3.4,
    reviews: 1,
    accent: 'specialist',
  },
  {
    name: 'Sugar Reef Bakery',
    role: 'Food and Beverage',
    place: 'Dangriga',
    rating: 0,
    reviews: 0,
    accent: 'business',
  },
] as const;

export function CardSection() {
  return (
    <Section
      id="cards"
      title="Cards"
      note="Paper on sand. The whole card is the link, its name is the link’s text, and a long name wraps rather than breaks."
    >
      <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {people.map(({ name, role, place, rating, reviews, accent }) => (
          <Card key={name} interactive flush data-accent={accent} className="flex flex-col">
            <Picture />
            <div className="grid gap-1.5 px-5 pb-5">
              <Avatar
                name={name}
                size="large"
                shape={accent === 'business' ? 'square' : 'round'}
                className="-mt-10 ring-4 ring-surface"
              />
              <h3 className="mt-1 text-subheading">
                <StretchedLink to="#cards">{name}</StretchedLink>
              </h3>
              <p className="text-accent">{role}</p>
              <p className="flex items-center gap-1.5 text-small text-ink-2">
                <MapPin aria-hidden className="size-4 shrink-0" />
                {place}
              </p>
              <Stars rating={rating} reviews={reviews} className="mt-1" />
            </div>
          </Card>
        ))}
        <Card className="grid content-start gap-3">
          <h3 className="text-subheading">A plain card</h3>
          <p className="text-ink-2">
            For anything that is not a link: contact details, opening hours, a short form.
          </p>
          <div className="flex flex-wrap gap-2">
            <Chip>Open Sundays</Chip>
            <Chip>Speaks Kriol</Chip>
          </div>
        </Card>
      </div>
    </Section>
  );
}

/** Stands for a banner. */
function Picture() {
  return (
    <svg aria-hidden viewBox="0 0 320 120" preserveAspectRatio="xMidYMax slice" className="h-28">
      <path className="fill-accent-soft" d="M0 0h320v120H0z" />
      <circle cx="244" cy="60" r="34" className="fill-sun" />
      <path className="fill-accent" opacity=".35" d="M0 70q60-30 120-8t110-6 90 10v54H0z" />
      <path className="fill-accent" opacity=".6" d="M0 92q50-16 110-4t120-6 90 8v30H0z" />
      <path className="fill-accent" d="M0 108q40-10 80 0t80 0 80 0 80 0v12H0z" />
    </svg>
  );
}

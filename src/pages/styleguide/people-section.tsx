import { useState } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { Chip } from '#ui/chip.tsx';
import { Stars } from '#ui/stars.tsx';
import { Section, Specimen } from './section.tsx';

const names = [
  'Rosalía Ek',
  'Bartholomew Maximilian Augustine-Castellanos y Vásquez',
  'Ñuñez',
  '7 Mile Tours',
];
const places = [
  'Plumber',
  'Benque Viejo del Carmen',
  'Hospitality and Event Planning, weekends and holidays only',
];

export function PeopleSection() {
  const [filters, setFilters] = useState(places);
  return (
    <Section
      id="people"
      title="People"
      note="Avatars fall back to initials. Stars are drawn to the tenth and always say their figure."
    >
      <Specimen name="Avatars with long names">
        <ul className="grid gap-3 sm:grid-cols-2">
          {names.map((name, index) => (
            <li
              key={name}
              data-accent={index % 2 ? 'business' : 'specialist'}
              className="flex min-w-0 items-center gap-3"
            >
              <Avatar name={name} shape={index === 3 ? 'square' : 'round'} />
              <span className="min-w-0 truncate font-semibold">{name}</span>
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <Avatar name="Ana Pech" size="small" />
          <Avatar name="Ana Pech" size="medium" />
          <Avatar name="Ana Pech" size="large" />
          <Avatar name="Ana Pech" size="huge" />
        </div>
      </Specimen>
      <Specimen name="Stars">
        <ul className="grid gap-1.5">
          {[
            [5, 112],
            [4.6, 38],
            [2.5, 1],
            [0, 0],
          ].map(([rating = 0, reviews]) => (
            <li key={rating}>
              <Stars rating={rating} reviews={reviews} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Chips">
        <ul className="flex flex-wrap gap-2">
          {filters.map((filter) => (
            <li key={filter} className="max-w-full">
              <Chip
                removeLabel={`Remove filter ${filter}`}
                onRemove={() => setFilters(filters.filter((other) => other !== filter))}
              >
                {filter}
              </Chip>
            </li>
          ))}
          <li data-accent="business">
            <Chip>Family owned</Chip>
          </li>
        </ul>
      </Specimen>
    </Section>
  );
}

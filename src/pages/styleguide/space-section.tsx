import { Section, Specimen } from './section.tsx';

const spaces = [
  { name: '4', look: 'w-1' },
  { name: '8', look: 'w-2' },
  { name: '12', look: 'w-3' },
  { name: '16', look: 'w-4' },
  { name: '24', look: 'w-6' },
  { name: '32', look: 'w-8' },
  { name: '48', look: 'w-12' },
  { name: '64', look: 'w-16' },
  { name: '96', look: 'w-24' },
];

const shapes = [
  { name: 'control · 8', look: 'rounded-control shadow-low' },
  { name: 'card · 16', look: 'rounded-card shadow-mid' },
  { name: 'sheet · 24', look: 'rounded-sheet shadow-high' },
  { name: 'chip · full', look: 'rounded-full shadow-mid' },
];

export function SpaceSection() {
  return (
    <Section
      id="space"
      title="Space and shape"
      note="Nine steps of space. Three radii and a pill. Shadows carry the ink’s tint by day; at night a fine border takes their place."
    >
      <Specimen name="Space">
        <ul className="flex flex-wrap items-end gap-x-4 gap-y-3">
          {spaces.map(({ name, look }) => (
            <li key={name} className="grid gap-2 text-small text-ink-3 tabular-nums">
              <span className={`block h-12 rounded-[3px] bg-accent ${look}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Radius and depth">
        <ul className="grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
          {shapes.map(({ name, look }) => (
            <li
              key={name}
              className={`grid h-28 place-items-center bg-surface text-small text-ink-2 ${look}`}
            >
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </Section>
  );
}

import { useRef } from 'react';
import { classes } from '#ui/classes.ts';
import { Section, Specimen } from './section.tsx';
import { useContrast } from './use-contrast.ts';

const text = [
  { name: 'ink', look: 'bg-page text-ink' },
  { name: 'ink-2', look: 'bg-page text-ink-2' },
  { name: 'ink-3', look: 'bg-page text-ink-3' },
  { name: 'ink on surface', look: 'bg-surface text-ink' },
  { name: 'ink-3 on surface-2', look: 'bg-surface-2 text-ink-3' },
  { name: 'coral', look: 'bg-page text-coral' },
  { name: 'danger', look: 'bg-page text-danger' },
  { name: 'success', look: 'bg-page text-success' },
];

const accents = [
  { name: 'specialist', look: 'bg-accent text-accent-ink', accent: 'specialist' },
  { name: 'specialist, strong', look: 'bg-accent-strong text-accent-ink', accent: 'specialist' },
  { name: 'specialist on soft', look: 'bg-accent-soft text-accent', accent: 'specialist' },
  { name: 'specialist on page', look: 'bg-page text-accent', accent: 'specialist' },
  { name: 'business', look: 'bg-accent text-accent-ink', accent: 'business' },
  { name: 'business, strong', look: 'bg-accent-strong text-accent-ink', accent: 'business' },
  { name: 'business on soft', look: 'bg-accent-soft text-accent', accent: 'business' },
  { name: 'business on page', look: 'bg-page text-accent', accent: 'business' },
];

const bands = [
  'fill-sun',
  'fill-mango',
  'fill-shore',
  'fill-band-1',
  'fill-band-2',
  'fill-band-3',
  'fill-band-4',
  'fill-band-5',
  'fill-band-6',
  'fill-deep',
];

export function ColorSection() {
  return (
    <Section
      id="colour"
      title="Colour"
      note="Sand paper by day, deep lagoon by night. One accent per page. The figures are measured in your browser, in the theme you are looking at."
    >
      <Specimen name="Text">
        <Swatches swatches={text} />
      </Specimen>
      <Specimen name="Accents">
        <Swatches swatches={accents} />
      </Specimen>
      <Specimen name="Poster bands, for pictures only">
        <svg
          aria-hidden
          viewBox="0 0 100 12"
          preserveAspectRatio="none"
          className="h-24 w-full rounded-card"
        >
          {bands.map((look, index) => (
            <rect key={look} x={index * 10} width="10.1" height="12" className={look} />
          ))}
        </svg>
      </Specimen>
    </Section>
  );
}

interface SwatchProps {
  name: string;
  look: string;
  accent?: string;
}

function Swatches({ swatches }: { swatches: SwatchProps[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {swatches.map((swatch) => (
        <Swatch key={swatch.name} {...swatch} />
      ))}
    </ul>
  );
}

function Swatch({ name, look, accent }: SwatchProps) {
  const box = useRef<HTMLLIElement>(null);
  const figure = useContrast(box);
  return (
    <li
      ref={box}
      data-accent={accent}
      className={classes(
        'grid content-between gap-6 rounded-card border border-line p-4 sm:min-h-32',
        look,
      )}
    >
      <span className="font-heading text-heading font-bold">{figure ?? '–'}</span>
      <span className="text-small leading-tight font-medium">{name}</span>
    </li>
  );
}

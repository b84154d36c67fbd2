import { Section, Specimen } from './section.tsx';

const STEPS = [
  ['hero', '34–64', 'font-heading text-hero font-extrabold tracking-tight', 'Find someone good'],
  ['title', '30–46', 'font-heading text-title font-bold tracking-tight', 'Electricians in Cayo'],
  ['heading', '24–34', 'font-heading text-heading font-bold tracking-tight', 'Featured this week'],
  ['subheading', '19–22', 'font-heading text-subheading font-bold tracking-tight', 'Reef guide'],
  ['lead', '18–22', 'text-lead text-ink-2', 'Local talent, services and businesses.'],
  ['body', '16–18', 'max-w-prose', 'She speaks Kriol, Garifuna (“Buiti binafi”) and Español.'],
  ['small', '15', 'text-small text-ink-2', 'Usually answers within two hours'],
  ['tiny', '13', 'text-tiny text-ink-3', 'Last updated December 19, 2024'],
];

export function TypeSection() {
  return (
    <Section
      id="type"
      title="Type"
      note="Bricolage Grotesque for headings, cut for size 32; Figtree for everything read or pressed. Sizes flow between a 360 and a 1440 px screen."
    >
      <dl className="grid gap-8">
        {STEPS.map(([name, size, look, text]) => (
          <div key={name} className="grid items-baseline gap-x-6 gap-y-1 md:grid-cols-[7rem_1fr]">
            <dt className="text-small text-ink-3 tabular-nums">
              {name} <span className="md:block">{size} px</span>
            </dt>
            <dd className={look}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const TEXT = [
  'bg-page text-ink',
  'bg-page text-ink-2',
  'bg-page text-ink-3',
  'bg-surface text-ink',
  'bg-surface-2 text-ink-3',
  'bg-page text-coral',
  'bg-page text-danger',
  'bg-page text-success',
];
const ACCENTS = [
  'bg-accent text-accent-ink',
  'bg-accent-strong text-accent-ink',
  'bg-accent-soft text-accent',
  'bg-page text-accent',
];
const BANDS = [
  'fill-sun fill-mango fill-shore fill-deep',
  'fill-band-1 fill-band-2 fill-band-3 fill-band-4 fill-band-5 fill-band-6',
].flatMap((looks) => looks.split(' '));

export function ColorSection() {
  return (
    <Section
      id="colour"
      title="Colour"
      note="Sand paper by day, deep lagoon by night. One accent per page."
    >
      <Specimen name="Text">
        <Swatches looks={TEXT} />
      </Specimen>
      {['specialist', 'business'].map((accent) => (
        <Specimen key={accent} name={`Accent of a ${accent}`}>
          <Swatches looks={ACCENTS} accent={accent} />
        </Specimen>
      ))}
      <Specimen name="Poster bands, for pictures only">
        <svg
          aria-hidden
          viewBox="0 0 100 12"
          preserveAspectRatio="none"
          className="h-24 w-full rounded-card"
        >
          {BANDS.map((look, index) => (
            <rect key={look} x={index * 10} width="10.1" height="12" className={look} />
          ))}
        </svg>
      </Specimen>
    </Section>
  );
}

function Swatches({ looks, accent }: { looks: string[]; accent?: string }) {
  return (
    <ul data-accent={accent} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {looks.map((look) => (
        <li key={look} className={`rounded-card border border-line p-4 font-medium ${look}`}>
          {look}
        </li>
      ))}
    </ul>
  );
}

const SHAPES = {
  'control · 8': 'rounded-control shadow-low',
  'card · 16': 'rounded-card shadow-mid',
  'sheet · 24': 'rounded-sheet shadow-high',
  'chip · full': 'rounded-full shadow-mid',
};

export function ShapeSection() {
  return (
    <Section
      id="shape"
      title="Shape"
      note="Three radii and a pill. Shadows carry the ink’s tint by day; at night a fine border takes their place."
    >
      <ul className="grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
        {Object.entries(SHAPES).map(([name, look]) => (
          <li
            key={name}
            className={`grid h-28 place-items-center bg-surface text-small text-ink-2 ${look}`}
          >
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Section } from './section.tsx';

const steps = [
  {
    name: 'hero',
    size: '34–64',
    look: 'font-heading text-hero font-extrabold tracking-tight',
    text: 'Find someone good, anywhere in Belize',
  },
  {
    name: 'title',
    size: '30–46',
    look: 'font-heading text-title font-bold tracking-tight',
    text: 'Electricians in San Ignacio',
  },
  {
    name: 'heading',
    size: '24–34',
    look: 'font-heading text-heading font-bold tracking-tight',
    text: 'Featured specialists this week',
  },
  {
    name: 'subheading',
    size: '19–22',
    look: 'font-heading text-subheading font-bold tracking-tight',
    text: 'Boat captain and reef guide, Caye Caulker',
  },
  {
    name: 'lead',
    size: '18–22',
    look: 'text-lead text-ink-2',
    text: 'Connecting local talent, services and businesses into one trusted network.',
  },
  {
    name: 'body',
    size: '16–18',
    look: 'max-w-prose',
    text: 'Rosalía Ek has fixed outboards on the Placencia pier since 1998. She speaks English, Kriol, Garifuna (“Buiti binafi”), Mopan and Español, and answers the phone on Sundays — mostly.',
  },
  {
    name: 'small',
    size: '15',
    look: 'text-small text-ink-2',
    text: 'Usually answers within two hours · Benque Viejo del Carmen',
  },
  {
    name: 'tiny',
    size: '13',
    look: 'text-tiny text-ink-3',
    text: 'Last updated December 19, 2024',
  },
];

export function TypeSection() {
  return (
    <Section
      id="type"
      title="Type"
      note="Bricolage Grotesque for headings, cut for size 32; Figtree for everything read or pressed. Sizes flow between a 360 and a 1440 px screen."
    >
      <dl className="grid gap-8">
        {steps.map(({ name, size, look, text }) => (
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

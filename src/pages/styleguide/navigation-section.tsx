import { useState } from 'react';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Section, Specimen } from './section.tsx';

const trail = [
  { label: 'Home', to: '/' },
  { label: 'Specialists', to: '/specialists-results' },
];
const href = (page: number) => `?page=${page}#navigation`;

export function NavigationSection() {
  const [tab, setTab] = useState('specialists');
  return (
    <Section
      id="navigation"
      title="Ways around"
      note="Tabs answer to arrows, Home and End. Every page of a list is a real address."
    >
      <Specimen name="Tabs">
        <Tabs
          label="What are you looking for?"
          selected={tab}
          onSelect={setTab}
          tabs={[
            {
              id: 'specialists',
              label: 'Specialists',
              accent: 'specialist',
              panel: <p className="text-ink-2">People who do good work, one by one.</p>,
            },
            {
              id: 'businesses',
              label: 'Businesses',
              accent: 'business',
              panel: <p className="text-ink-2">Shops, lodges, workshops and clinics.</p>,
            },
          ]}
        />
      </Specimen>
      <Specimen name="Breadcrumbs">
        <Breadcrumbs
          trail={trail}
          current="Bartholomew Maximilian Augustine-Castellanos y Vásquez, event planner"
        />
      </Specimen>
      <Specimen name="Pagination">
        <div className="grid justify-items-start gap-3">
          <Pagination label="Three pages" page={1} totalPages={3} href={href} />
          <Pagination label="Twelve pages, first" page={1} totalPages={12} href={href} />
          <Pagination label="Twelve pages, middle" page={6} totalPages={12} href={href} />
          <div data-accent="business">
            <Pagination label="Many pages, last" page={128} totalPages={128} href={href} />
          </div>
        </div>
      </Specimen>
    </Section>
  );
}

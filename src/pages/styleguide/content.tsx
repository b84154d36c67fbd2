import { useState } from 'react';
import type { DetailedCard } from '#features/directory/provider-card.ts';
import { ResultCard } from '#features/directory/results/result-card.tsx';
import { ResultGrid, ResultSkeletons } from '#features/directory/results/result-grid.tsx';
import { Alert } from '#ui/alert.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MessageScene } from '#ui/frame/message-scene.tsx';
import { showNotice } from '#ui/notices.ts';
import { Pagination } from '#ui/pagination.tsx';
import { Stars } from '#ui/stars.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Section, Specimen } from './section.tsx';

const LONG = 'Bartholomew Maximilian Augustine-Castellanos y Vásquez';

const card = (kind: DetailedCard['kind'], name: string): DetailedCard => ({
  kind,
  id: name,
  name,
  headline: 'Hospitality and event planner',
  category: 'Hospitality and Event Planning',
  location: 'Benque Viejo del Carmen',
  portrait: null,
  banner: null,
  showcase: [],
  rating: 3.4,
  reviewCount: 1,
  demo: kind === 'business',
  texts: {},
  ways: ['call', 'whatsapp'],
});

export function CardSection() {
  return (
    <Section
      id="cards"
      title="Cards"
      note="Paper on sand. The whole card is the link, its name is the link’s text, and a long name wraps rather than breaks."
    >
      {(['specialist', 'business'] as const).map((kind) => (
        <div key={kind} data-accent={kind}>
          <ResultGrid>
            <ResultCard card={card(kind, 'Rosalía Ek')} />
            <ResultCard
              card={{ ...card(kind, LONG), why: 'Event planner: weddings', distance: 12 }}
            />
          </ResultGrid>
        </div>
      ))}
      <Specimen name="Loading, in the size of what comes">
        <ResultSkeletons kind="specialist" />
      </Specimen>
    </Section>
  );
}

export function PeopleSection() {
  return (
    <Section
      id="people"
      title="People"
      note="Avatars fall back to initials. Stars are drawn to the tenth and always say their figure."
    >
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name="Ñuñez" size="small" />
        <Avatar name={LONG} />
        <Avatar name="Ana Pech" size="large" />
        <Avatar name="7 Mile Tours" size="large" shape="square" />
      </div>
      <div className="grid gap-1.5">
        {[5, 4.6, 2.5, 0].map((rating) => (
          <Stars key={rating} rating={rating} reviews={Math.round(rating)} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {['Plumber', 'Hospitality and Event Planning, weekends and holidays only'].map((filter) => (
          <Chip key={filter} removeTo="#people" removeLabel={`Remove filter ${filter}`}>
            {filter}
          </Chip>
        ))}
      </div>
    </Section>
  );
}

const href = (page: number) => `?page=${page}#navigation`;

export function NavigationSection() {
  const [tab, setTab] = useState('specialist');
  return (
    <Section
      id="navigation"
      title="Navigation"
      note="Tabs answer to arrows, Home and End. Every page of a list is a real address."
    >
      <Tabs
        label="What are you looking for?"
        selected={tab}
        onSelect={setTab}
        tabs={(['specialist', 'business'] as const).map((accent) => ({
          id: accent,
          label: accent,
          accent,
          panel: <p className="text-ink-2">What a {accent} offers.</p>,
        }))}
      />
      <Breadcrumbs trail={[{ label: 'Home', to: '/' }]} current={LONG} />
      <div className="grid justify-items-start gap-3">
        <Pagination label="Three pages" page={1} totalPages={3} href={href} />
        <Pagination label="Twelve pages, middle" page={6} totalPages={12} href={href} />
        <Pagination label="Many pages, last" page={128} totalPages={128} href={href} />
      </div>
    </Section>
  );
}

export function MessageSection() {
  return (
    <Section
      id="messages"
      title="Messages"
      note="Alerts stand where the matter is. Toasts survive a change of page; good news leaves by itself, failures wait to be read."
    >
      <div className="grid gap-3">
        <Alert>Verification code sent! Check your email.</Alert>
        <Alert tone="success" title="Profile updated successfully!">
          It is live, and searchable, from this moment.
        </Alert>
        <Alert tone="danger">Failed to save data. Please try again.</Alert>
      </div>
      <div className="flex flex-wrap gap-3">
        {(['success', 'danger'] as const).map((tone) => (
          <Button
            key={tone}
            variant="secondary"
            onClick={() => showNotice({ tone, text: `A toast: ${tone}` })}
          >
            Toast: {tone}
          </Button>
        ))}
      </div>
      <EmptyState
        title="No specialists found."
        actions={<Button variant="secondary">Search all of Belize</Button>}
      >
        Try a neighbouring town, or fewer words.
      </EmptyState>
      <div className="grid grid-cols-2 gap-4">
        {(['lost', 'broken', 'offline', 'soon'] as const).map((scene) => (
          <MessageScene key={scene} scene={scene} className="w-full rounded-card" />
        ))}
      </div>
    </Section>
  );
}

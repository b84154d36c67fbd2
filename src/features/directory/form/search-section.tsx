import type { ReactNode } from 'react';
import { Store, UserRound } from 'lucide-react';
import { home } from '#messages';
import { Tabs } from '#ui/tabs.tsx';
import { KINDS } from '../kinds.ts';
import { SearchForm } from './search-form.tsx';
import type { useSearchTab } from './use-search-tab.ts';

const TABS = [
  { id: 'specialist', Icon: UserRound },
  { id: 'business', Icon: Store },
] as const;

interface SearchSectionProps {
  tab: ReturnType<typeof useSearchTab>;
  /** `h1` where the section is a page of its own. */
  heading?: 'h1' | 'h2';
  /** Other ways to look, below the form. */
  children?: ReactNode;
}

export function SearchSection(props: SearchSectionProps) {
  const { heading: Heading = 'h2', children } = props;
  const { kind, initial, choose } = props.tab;
  return (
    <section
      data-below-fold
      id="search"
      tabIndex={-1}
      aria-labelledby="search-title"
      data-accent={kind}
      className="bg-accent-soft py-14 transition-colors md:py-20"
    >
      <div className="container-page grid gap-5 md:gap-8">
        <div className="rounded-sheet bg-surface p-5 shadow-high sm:p-8 lg:p-10">
          <Heading id="search-title" className="text-title">
            {home.searchTitle}
          </Heading>
          <p className="mt-2 mb-6 max-w-prose text-ink-2">{home.searchLead}</p>
          <Tabs
            label={home.whatToSearch}
            selected={kind}
            onSelect={(id) => choose(id === 'business' ? 'business' : 'specialist')}
            tabs={TABS.map(({ id, Icon }) => ({
              id,
              accent: id,
              label: (
                <>
                  <Icon aria-hidden className="size-5 max-[22rem]:hidden" />
                  {KINDS[id].title}
                </>
              ),
              // A new key is a new form: what was typed for the other kind is gone.
              panel: <SearchForm key={kind} kind={id} initial={initial} />,
            }))}
          />
        </div>
        {children}
      </div>
    </section>
  );
}

import { staffSearch } from '#messages';
import { EmptyState } from '#ui/empty-state.tsx';
import { DeskButton, DeskForm, ActButton, DisclosedForm } from '../desk/desk-form.tsx';
import { DeskFilter, DeskList, SearchField } from '../desk/desk-list.tsx';
import { DeskHeading, DeskSection } from '../desk/desk-heading.tsx';
import type { SearchWordsView } from './search-words-desk.server.ts';
import { TradeNames, Trades, MissToTrade } from './trade-items.tsx';
import { When } from '#features/accounts/when.tsx';
import { DeskField } from '../desk/desk-field.tsx';
import { Tag } from '../desk/tag.tsx';
import { MEANS_TEXT_MAX, TERM_MAX, type Synonym } from './search-words.rules.ts';

export function SearchWordsScreen(view: SearchWordsView) {
  return (
    <div className="grid gap-10">
      <DeskHeading title={staffSearch.title}>{staffSearch.lead}</DeskHeading>
      <TradeNames names={view.trades.names} />
      <Misses {...view} />
      <Trades {...view.trades} />
      <DeskSection title={staffSearch.addSynonym}>
        <DeskForm intent="add" className="card grid gap-4 p-5 sm:p-6">
          <SynonymFields />
          <DeskButton className="sm:justify-self-start">{staffSearch.add}</DeskButton>
        </DeskForm>
      </DeskSection>
      <Synonyms {...view} />
    </div>
  );
}

function Misses({ misses: { rows, total } }: SearchWordsView) {
  const note = total > rows.length ? staffSearch.mostOf(rows.length, total) : staffSearch.mostFirst;
  return (
    <DeskSection title={staffSearch.misses} note={rows.length > 0 && note}>
      {rows.length === 0 ? (
        <EmptyState title={staffSearch.noMisses} />
      ) : (
        <ul className="card grid divide-y divide-line">
          {rows.map((miss) => (
            <MissItem key={`${miss.kind} ${miss.query}`} miss={miss} />
          ))}
        </ul>
      )}
    </DeskSection>
  );
}

function Synonyms({ search, page, pages, synonyms: { rows, total } }: SearchWordsView) {
  return (
    <DeskSection title={staffSearch.synonyms}>
      <DeskFilter label={staffSearch.findSynonyms} chosen={{ search }}>
        <SearchField label={staffSearch.eitherSide} />
      </DeskFilter>
      <DeskList
        of={staffSearch.counted}
        total={total}
        page={page}
        pages={pages}
        none={
          <EmptyState title={search ? staffSearch.noSynonymWith(search) : staffSearch.noSynonyms} />
        }
        className="card grid divide-y divide-line"
      >
        {rows.map((synonym) => (
          <SynonymItem key={synonym.id} synonym={synonym} />
        ))}
      </DeskList>
    </DeskSection>
  );
}

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

function SynonymFields({ term, means }: Partial<Synonym>) {
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <DeskField
        name="term"
        label={staffSearch.peopleType}
        start={term}
        maxLength={TERM_MAX}
        required
        {...plain}
      />
      <DeskField
        name="means"
        label={staffSearch.providersWrite}
        hint={staffSearch.severalHint}
        start={means?.join(', ')}
        maxLength={MEANS_TEXT_MAX}
        required
        {...plain}
      />
    </div>
  );
}

function MissItem({ miss }: { miss: SearchWordsView['misses']['rows'][number] }) {
  const { kind, query, count, lastAt } = miss;
  const id = `${kind} ${query}`;
  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 dir="auto" className="min-w-0 text-body font-semibold">
          {query}
        </h3>
        <Tag tone={count > 4 ? 'danger' : 'plain'}>{staffSearch.times(count)}</Tag>
        <span className="text-small text-ink-3">
          {staffSearch.among[kind]}, {staffSearch.last} <When at={lastAt} />
        </span>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <MissToTrade id={id} query={query} />
        <DisclosedForm
          submit={staffSearch.save}
          label={staffSearch.makeSynonym}
          about={query}
          intent="explain"
          id={id}
        >
          <SynonymFields term={query} />
        </DisclosedForm>
        <ActButton
          intent="dismiss"
          id={id}
          variant="quiet"
          aria-label={staffSearch.dismissOne(query)}
        >
          {staffSearch.dismiss}
        </ActButton>
      </div>
    </li>
  );
}

function SynonymItem({ synonym }: { synonym: Synonym & { id: number } }) {
  const { id, term, means } = synonym;
  return (
    <li className="grid gap-x-4 gap-y-2 px-5 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] md:items-start">
      <p className="pt-2 font-semibold">{term}</p>
      <p className="pt-2 text-ink-2">{means.join(', ')}</p>
      <div className="flex flex-wrap items-start gap-2 md:justify-end md:has-[[open]]:col-span-full">
        <DisclosedForm
          submit={staffSearch.save}
          label={staffSearch.change}
          about={term}
          intent="change"
          id={id}
        >
          <SynonymFields term={term} means={means} />
        </DisclosedForm>
        <ActButton intent="remove" id={id} variant="quiet" aria-label={staffSearch.removeOne(term)}>
          {staffSearch.remove}
        </ActButton>
      </div>
    </li>
  );
}

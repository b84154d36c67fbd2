import { EmptyState } from '#ui/empty-state.tsx';
import { DeskButton, DeskForm } from '../desk/desk-form.tsx';
import { DeskFilter, DeskList, SearchField } from '../desk/desk-list.tsx';
import { DeskHeading, DeskSection } from '../desk/desk-heading.tsx';
import type { SearchWordsView } from './search-words-desk.server.ts';
import { TradeNames, Trades } from './trade-items.tsx';
import { MissItem, SynonymFields, SynonymItem } from './search-word-items.tsx';

export function SearchWordsScreen(view: SearchWordsView) {
  return (
    <div className="grid gap-10">
      <DeskHeading title="Search words">
        What people type, what providers call it, and which trade it leads to. Changes count within
        two seconds.
      </DeskHeading>
      <TradeNames names={view.trades.names} />
      <Misses {...view} />
      <Trades {...view.trades} />
      <DeskSection title="Add a synonym">
        <DeskForm intent="add" className="card grid gap-4 p-5 sm:p-6">
          <SynonymFields />
          <DeskButton size="medium" className="sm:justify-self-start">
            Add
          </DeskButton>
        </DeskForm>
      </DeskSection>
      <Synonyms {...view} />
    </div>
  );
}

function Misses({ misses: { rows, total } }: SearchWordsView) {
  const note =
    total > rows.length ? `The ${rows.length} most frequent of ${total}.` : 'Most frequent first.';
  return (
    <DeskSection title="Searches without results" note={rows.length > 0 && note}>
      {rows.length === 0 ? (
        <EmptyState title="Everybody has found something" />
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
    <DeskSection title="Synonyms">
      <DeskFilter label="Find synonyms">
        <SearchField label="Word on either side" value={search} />
      </DeskFilter>
      <DeskList
        of={['synonym', 'synonyms']}
        total={total}
        page={page}
        pages={pages}
        none={
          <EmptyState
            title={search ? `No synonym with “${search}”` : 'There are no synonyms yet'}
          />
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

import { staffSearch } from '#messages';
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
      <DeskHeading title={staffSearch.title}>{staffSearch.lead}</DeskHeading>
      <TradeNames names={view.trades.names} />
      <Misses {...view} />
      <Trades {...view.trades} />
      <DeskSection title={staffSearch.addSynonym}>
        <DeskForm intent="add" className="card grid gap-4 p-5 sm:p-6">
          <SynonymFields />
          <DeskButton size="medium" className="sm:justify-self-start">
            {staffSearch.add}
          </DeskButton>
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
      <DeskFilter label={staffSearch.findSynonyms}>
        <SearchField label={staffSearch.eitherSide} value={search} />
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

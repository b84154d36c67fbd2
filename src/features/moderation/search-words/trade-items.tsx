import { staffSearch } from '#messages';
import { categoryName } from '#platform/names.rules.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { DeskField, DeskSelect } from '../desk/desk-field.tsx';
import { ActButton, DisclosedForm } from '../desk/desk-form.tsx';
import { DeskSection } from '../desk/desk-heading.tsx';
import { DeskFilter, SearchField } from '../desk/desk-list.tsx';
import { TERM_MAX, TRADE_CATEGORIES } from './search-words.rules.ts';
import type { TradesView } from './search-words-desk.server.ts';

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

export function Trades({ search, total, rows, changed }: TradesView) {
  return (
    <>
      <DeskSection title={staffSearch.trades} note={staffSearch.tradesNote}>
        <DeskFilter label={staffSearch.findTrades} chosen={{ trade: search }}>
          <SearchField name="trade" label={staffSearch.tradeOrWords} />
        </DeskFilter>
        {search && (
          <p role="status" className="text-small text-ink-3">
            {staffSearch.foundTrades(total, rows.length)}
          </p>
        )}
        {search && rows.length === 0 && <EmptyState title={staffSearch.noTradeWith(search)} />}
        {rows.length > 0 && (
          <ul className="card grid divide-y divide-line">
            {rows.map((trade) => (
              <TradeItem key={trade.id} trade={trade} />
            ))}
          </ul>
        )}
        <DisclosedForm submit={staffSearch.save} label={staffSearch.addTrade} intent="add-trade">
          <DeskField name="name" label={staffSearch.tradeName} maxLength={TERM_MAX} required />
          <DeskSelect
            name="category"
            label={staffSearch.category}
            choices={TRADE_CATEGORIES.map((each) => [each, categoryName(each)] as const)}
          />
        </DisclosedForm>
      </DeskSection>
      <Changes changed={changed} />
    </>
  );
}

function TradeItem({ trade }: { trade: TradesView['rows'][number] }) {
  const { id, name, category, phrases } = trade;
  return (
    <li className="grid gap-3 px-5 py-4">
      <div>
        <h3 className="text-body font-semibold">{name}</h3>
        <p className="text-small text-ink-3">{category}</p>
      </div>
      <p className="text-ink-2 wrap-anywhere">{phrases.join(', ')}</p>
      <div className="flex flex-wrap items-start gap-2">
        <DisclosedForm
          submit={staffSearch.save}
          label={staffSearch.addPhrase}
          about={name}
          intent="add-phrase"
          id={id}
        >
          <PhraseField />
        </DisclosedForm>
        <DisclosedForm
          submit={staffSearch.takeAway}
          label={staffSearch.takePhrase}
          about={name}
          intent="take-phrase"
          id={id}
        >
          <DeskSelect
            name="phrase"
            label={staffSearch.phrase}
            choices={phrases.map((each) => [each, each] as const)}
          />
        </DisclosedForm>
        <ActButton intent="take-trade" id={id} variant="quiet">
          {staffSearch.takeTrade}
          <span className="sr-only"> ({name})</span>
        </ActButton>
      </div>
    </li>
  );
}

function PhraseField({ start }: { start?: string }) {
  return (
    <DeskField
      name="phrase"
      label={staffSearch.peopleSay}
      hint={staffSearch.peopleSayHint}
      start={start}
      maxLength={TERM_MAX}
      required
      {...plain}
    />
  );
}

const TRADE_NAMES = 'trade-names';

/** One for all forms of the page. */
export function TradeNames({ names }: Pick<TradesView, 'names'>) {
  return (
    <datalist id={TRADE_NAMES}>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  );
}

export function MissToTrade({ id, query }: { id: string; query: string }) {
  return (
    <DisclosedForm
      submit={staffSearch.save}
      label={staffSearch.addToTrade}
      about={query}
      intent="miss-to-trade"
      id={id}
    >
      <div className="grid gap-4 lg:grid-cols-2">
        <PhraseField start={query} />
        <DeskField name="trade" label={staffSearch.trade} list={TRADE_NAMES} required {...plain} />
      </div>
    </DisclosedForm>
  );
}

function Changes({ changed: { trades, phrases } }: Pick<TradesView, 'changed'>) {
  const lines = [
    ...trades.map(({ trade, name, category }) => ({
      key: trade,
      intent: 'undo-trade',
      id: trade,
      text: name
        ? staffSearch.newTrade(name, categoryName(category!))
        : staffSearch.takenTrade(trade),
    })),
    ...phrases.map(({ id, trade, phrase, takenAway }) => ({
      key: `${id}`,
      intent: 'undo-phrase',
      id,
      text: takenAway ? staffSearch.leadsNoMore(phrase, trade) : staffSearch.leadsTo(phrase, trade),
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <DeskSection title={staffSearch.changed} note={staffSearch.changedNote}>
      <ul className="card grid divide-y divide-line">
        {lines.map(({ key, intent, id, text }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <ActButton
              intent={intent}
              id={id}
              variant="quiet"
              aria-label={staffSearch.undoOne(text)}
            >
              {staffSearch.undo}
            </ActButton>
          </li>
        ))}
      </ul>
    </DeskSection>
  );
}

import { DeskButton } from '../desk/desk-button.tsx';
import { DeskForm } from '../desk/desk-form.tsx';
import { Disclosure } from '../desk/disclosure.tsx';
import { Tag } from '../desk/tag.tsx';
import { When } from '#features/accounts/when.tsx';
import type { SearchWordsView } from './search-words-desk.server.ts';
import { SynonymFields } from './synonym-fields.tsx';

export function MissItem({ miss }: { miss: SearchWordsView['misses']['rows'][number] }) {
  const { kind, query, count, lastAt } = miss;
  const id = `${kind} ${query}`;
  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 dir="auto" className="min-w-0 text-body font-semibold">
          {query}
        </h3>
        <Tag tone={count > 4 ? 'danger' : 'plain'}>{count === 1 ? 'once' : `${count} times`}</Tag>
        <span className="text-small text-ink-3">
          among {kind === 'specialist' ? 'specialists' : 'businesses'}, last <When at={lastAt} />
        </span>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <Disclosure
          label={
            <>
              Make it a synonym of…<span className="sr-only"> ({query})</span>
            </>
          }
          intent="explain"
          id={id}
        >
          <DeskForm intent="explain" id={id} className="grid gap-4">
            {(form) => (
              <>
                <SynonymFields form={form} synonym={{ term: query, means: [] }} />
                <DeskButton className="justify-self-start">Save</DeskButton>
              </>
            )}
          </DeskForm>
        </Disclosure>
        <DeskForm intent="dismiss" id={id}>
          <DeskButton variant="quiet" aria-label={`Dismiss ${query}`}>
            Dismiss
          </DeskButton>
        </DeskForm>
      </div>
    </li>
  );
}

import { DeskButton } from '../desk/desk-button.tsx';
import { DeskForm } from '../desk/desk-form.tsx';
import { Disclosure } from '../desk/disclosure.tsx';
import { SynonymFields } from './synonym-fields.tsx';
import type { Synonym } from './synonym.rules.ts';

export function SynonymItem({ synonym }: { synonym: Synonym & { id: number } }) {
  const { id, term, means } = synonym;
  return (
    <li className="grid gap-x-4 gap-y-2 px-5 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] md:items-start">
      <p className="pt-2 font-semibold">{term}</p>
      <p className="pt-2 text-ink-2">{means.join(', ')}</p>
      <div className="flex flex-wrap items-start gap-2 md:justify-end md:has-[[open]]:col-span-full">
        <Disclosure
          label={
            <>
              Change<span className="sr-only"> {term}</span>
            </>
          }
          intent="change"
          id={id}
        >
          <DeskForm intent="change" id={id} className="grid gap-4">
            {(form) => (
              <>
                <SynonymFields form={form} synonym={synonym} />
                <DeskButton className="justify-self-start">Save</DeskButton>
              </>
            )}
          </DeskForm>
        </Disclosure>
        <DeskForm intent="remove" id={id}>
          <DeskButton variant="quiet" aria-label={`Remove ${term}`}>
            Remove
          </DeskButton>
        </DeskForm>
      </div>
    </li>
  );
}

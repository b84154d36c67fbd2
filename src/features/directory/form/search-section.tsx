import type { ReactNode, SyntheticEvent } from 'react';
import { Store, UserRound, Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { home } from '#messages';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { pageHref } from '#platform/language.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { Tabs } from '#ui/tabs.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { KINDS } from '../kinds.ts';
import { type useSearchTab, keepSearch, type Kept } from './use-search-tab.ts';
import { KeywordInput } from './keyword-input.tsx';
import { NamedOptions } from './named-options.tsx';
import { addressWith } from '../address-with.ts';

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

interface SearchFormProps {
  kind: ProviderKind;
  initial: Kept['values'];
}

/** A plain GET form, so it searches before scripts arrive; with them the address stays tidy and the page is kept. */
function SearchForm({ kind, initial }: SearchFormProps) {
  const { path, title, labels, categoryField, anyCategory, categories, wordsField, firstHint } =
    KINDS[kind];
  const navigate = useNavigate();
  // Whoever leaves by another link finds it again, too.
  const keep = ({ currentTarget: form }: SyntheticEvent<HTMLFormElement>) => {
    const filled = Array.from(new FormData(form)).filter(([, text]) => typeof text === 'string');
    keepSearch({ kind, values: Object.fromEntries(filled) as Kept['values'] });
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    keep(event);
    void navigate(addressWith(path, new FormData(event.currentTarget)));
  };
  const choices = [
    { name: categoryField, any: anyCategory, of: categories, named: categoryName },
    { name: 'location', any: home.anywhereIn(COUNTRY.name), of: LOCATIONS, named: placeName },
  ];
  return (
    <form
      action={pageHref(path)}
      method="get"
      role="search"
      aria-label={title}
      onSubmit={submit}
      onBlur={keep}
      className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.15fr_auto]"
    >
      {choices.map(({ name, any, of, named }) => (
        <Field key={name} label={labels[name]}>
          <Select name={name} defaultValue={initial[name] ?? ''}>
            <option value="">{any}</option>
            <NamedOptions of={of} named={named} />
          </Select>
        </Field>
      ))}
      <Field label={labels[wordsField]}>
        <KeywordInput
          kind={kind}
          name={wordsField}
          placeholder={firstHint}
          defaultValue={initial[wordsField]}
        />
      </Field>
      <Button type="submit" className="min-h-[calc(1.6em+1.375rem)] max-sm:mt-1">
        <Search aria-hidden className="size-5" />
        {home.search(title)}
      </Button>
    </form>
  );
}

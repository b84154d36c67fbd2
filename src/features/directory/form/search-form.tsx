import { home } from '#messages';
import { pageHref } from '#platform/language.ts';
import type { SyntheticEvent } from 'react';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { KINDS } from '../kinds.ts';
import { KeywordInput } from './keyword-input.tsx';
import { NamedOptions } from './named-options.tsx';
import { addressWith } from '../address-with.ts';
import { keepSearch, type Kept } from './use-search-tab.ts';

interface SearchFormProps {
  kind: ProviderKind;
  initial: Kept['values'];
}

/** A plain GET form, so it searches before scripts arrive; with them the address stays tidy and the page is kept. */
export function SearchForm({ kind, initial }: SearchFormProps) {
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

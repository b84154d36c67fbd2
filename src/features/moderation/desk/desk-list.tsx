import { createContext, use, type ChangeEvent, type FormEvent, type ReactNode } from 'react';
import { Search } from 'lucide-react';
import { useLocation } from 'react-router';
import { addressWith } from '#features/directory/address-with.ts';
import { useAsk } from '#features/directory/form/use-ask.ts';
import { staff } from '#messages';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { SEARCH_MAX } from './desk.rules.ts';

const ChosenContext = createContext<Readonly<Record<string, string>>>({});

interface DeskFilterProps {
  label: string;
  /** What is chosen now, by the names of the fields. */
  chosen: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** What to show, kept in the address. A choice from a list is complete as it is; words are sent when finished. */
export function DeskFilter({ label, chosen, children }: DeskFilterProps) {
  const ask = useAsk();
  const { pathname } = useLocation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new FormData(event.currentTarget);
    ask(addressWith(pathname, asked), { preventScrollReset: true });
  };
  const choose = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    if ((target as Element) instanceof HTMLSelectElement) currentTarget.requestSubmit();
  };
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={submit}
      onChange={choose}
      className="desk-filter card"
    >
      <ChosenContext value={chosen}>{children}</ChosenContext>
      {/* Quieter than what the desk is there for. */}
      <Button type="submit" variant="secondary">
        <Search aria-hidden className="size-5" />
        {staff.show}
      </Button>
    </form>
  );
}

interface ChoiceSelectProps {
  label: string;
  name: string;
  /** What each choice is called; as pairs where numbers must keep their order. */
  choices: Readonly<Record<string, string>> | readonly (readonly [string, string])[];
}

export function ChoiceSelect({ label, name, choices }: ChoiceSelectProps) {
  const value = use(ChosenContext)[name];
  const pairs = Array.isArray(choices) ? choices : Object.entries(choices);
  return (
    <Field label={label}>
      {/* Going back changes the address, not what was chosen by hand: the key lets the list follow. */}
      <Select key={value} name={name} defaultValue={value}>
        <Options choices={pairs} />
      </Select>
    </Field>
  );
}

export const Options = ({ choices }: { choices: readonly (readonly [string, string])[] }) =>
  choices.map(([choice, text]) => (
    <option key={choice} value={choice}>
      {text}
    </option>
  ));

export function SearchField({ label, name = 'search' }: { label: string; name?: string }) {
  const value = use(ChosenContext)[name];
  return (
    <Field label={label}>
      <TextInput
        key={value}
        type="search"
        name={name}
        defaultValue={value}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        spellCheck={false}
      />
    </Field>
  );
}

interface DeskListProps {
  of: readonly [one: string, many: string];
  total: number;
  page: number;
  pages: number;
  none: ReactNode;
  className?: string;
  children: readonly ReactNode[];
}

export function DeskList(props: DeskListProps) {
  const { of, total, page, pages, none, className = 'grid gap-3', children } = props;
  const [one, many] = of;
  return (
    <>
      <div role="status">
        {total > 0 && (
          <p className="text-small text-ink-3">
            {total} {total === 1 ? one : many}
          </p>
        )}
        {children.length === 0 && none}
      </div>
      {children.length > 0 && <ul className={className}>{children}</ul>}
      <DeskPages page={page} pages={pages} label={staff.pagesOf(many)} />
    </>
  );
}

/** The pages of a desk's list, with everything else in the address as it is. */
export function DeskPages({ page, pages, label }: { page: number; pages: number; label: string }) {
  const { pathname, search } = useLocation();
  const href = (to: number) => {
    const query = new URLSearchParams(search);
    if (to === 1) query.delete('page');
    else query.set('page', String(to));
    const text = query.toString();
    return text ? `${pathname}?${text}` : pathname;
  };
  return <Pagination page={page} totalPages={pages} href={href} label={label} />;
}

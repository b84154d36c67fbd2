import { useEffect, useRef, type FormEvent } from 'react';
import { ChevronDown, CircleAlert, Search } from 'lucide-react';
import { useLocation, useNavigationType } from 'react-router';
import { directory } from '#messages';
import { addressWith } from '#features/directory/address-with.ts';
import { keepPlace, keptPlace } from '#features/directory/near/kept-place.ts';
import { NamedOptions } from '#features/directory/form/named-options.tsx';
import { useAsk } from '#features/directory/form/use-ask.ts';
import { choosingNearest, NearMe } from '#features/directory/near/near-me.tsx';
import { useSuggestions } from '#features/directory/form/use-suggestions.tsx';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { pageHref } from '#platform/language.ts';
import { placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import { classes } from '#ui/classes.ts';
import type { FindQuery } from './find-query.ts';

interface FindBoxProps {
  id: string;
  /** What the page was asked for; elsewhere the box begins with the last place. */
  query?: FindQuery;
  /** Large, with its label above it. */
  large?: boolean;
}

/** In a bar it is one line; on a picture it brings its own paper, and on a phone a second line. */
const LOOKS = {
  bar: {
    form: '',
    label: 'sr-only',
    box: 'flex rounded-full p-1',
    words: 'pr-2 pl-3 sm:pl-4',
    place: 'w-[min(6.75rem,35%)] sm:w-44',
    button: 'min-w-11 rounded-full',
  },
  large: {
    form: 'rounded-card bg-surface p-4 text-ink shadow-high sm:p-5',
    label: 'text-small font-semibold',
    box: 'grid grid-cols-[minmax(0,1fr)_auto] rounded-control p-1 sm:flex',
    words: 'px-3 max-sm:col-span-full',
    place: 'max-sm:border-l-0 sm:w-44',
    button: 'min-h-11 rounded-control px-5',
  },
};

/** The one box for both kinds: a plain GET form, so it searches before scripts arrive. */
export function FindBox({ id, query, large = false }: FindBoxProps) {
  const look = LOOKS[large ? 'large' : 'bar'];
  const ask = useAsk();
  const select = useRef<HTMLSelectElement>(null);
  const { input, list, suggest } = useSuggestions();
  const isAsked = query !== undefined;
  // The one in the header stays from page to page.
  const { key } = useLocation();
  useEffect(() => {
    if (!isAsked && select.current?.value === '') select.current.value = keptPlace();
  }, [isAsked, key]);
  const problem = query?.problem;
  const navigation = useNavigationType();
  // Nobody hears what came with the page beside the field; the first page begins at its top.
  useEffect(() => {
    if (problem && navigation !== 'POP') input.current?.focus();
  }, [problem, navigation, input, key]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    keepPlace(select.current!.value);
    ask(addressWith(paths.find, new FormData(event.currentTarget)));
  };
  return (
    <form
      action={pageHref(paths.find)}
      role="search"
      aria-label={directory.needLabel}
      onSubmit={submit}
      data-theme={large ? 'light' : undefined}
      className={classes('grid min-w-0 gap-1.5', look.form)}
    >
      <label htmlFor={id} className={look.label}>
        {directory.needLabel}
      </label>
      <div
        className={classes(
          'min-w-0 border border-control bg-surface text-body text-ink has-aria-invalid:border-danger',
          look.box,
        )}
      >
        <input
          ref={input}
          id={id}
          onFocus={suggest}
          name="q"
          type="search"
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={query?.q}
          placeholder={large ? directory.needExample : directory.needLabel}
          className={classes(
            'min-h-11 min-w-0 flex-1 rounded-[inherit] bg-transparent placeholder:text-ink-3 focus-visible:-outline-offset-2',
            look.words,
          )}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <span className={classes('relative flex min-w-0 border-l border-line', look.place)}>
          <select
            ref={select}
            name="place"
            aria-label={directory.placeLabel}
            defaultValue={query?.place ?? ''}
            {...choosingNearest}
            className="w-full min-w-0 appearance-none truncate rounded-control bg-surface pr-6 pl-2 sm:pr-7 sm:pl-3.5 focus-visible:-outline-offset-2"
          >
            <option value="">{directory.anywhere}</option>
            <NearMe />
            <NamedOptions of={LOCATIONS} named={placeName} />
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-1 size-4.5 sm:right-1.5 -translate-y-1/2 text-ink-2"
          />
        </span>
        <button
          aria-label={large ? undefined : directory.findButton}
          className={classes(
            'inline-flex shrink-0 items-center justify-center gap-2 bg-accent font-semibold text-accent-ink transition hover:bg-accent-strong active:translate-y-px',
            look.button,
          )}
        >
          <Search aria-hidden className="size-5" />
          {large && directory.findButton}
        </button>
      </div>
      {list}
      {problem && (
        <p id={`${id}-problem`} className="flex gap-1.5 text-small font-medium text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {problem}
        </p>
      )}
    </form>
  );
}

import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { suggestions } from '#messages';
import { languageNow } from '#platform/language.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { classes } from '#ui/classes.ts';
import type { Suggestion } from '../suggest.server.ts';
import { useCombobox } from './use-combobox.ts';

interface SuggestionsProps {
  input: HTMLInputElement;
  /** Without one the input is the box for sentences: a suggestion that is taken there is searched for. */
  kind: ProviderKind | undefined;
}

/** What an input offers while one types; it comes late, and takes the input as it finds it. */
export function Suggestions({ input, kind }: SuggestionsProps) {
  const box = useCombobox(input, kind);
  return (
    <>
      {box.open && <Options box={box} beside={kind ? input : input.parentElement!} />}
      <span role="status" className="sr-only">
        {box.open && suggestions.count(box.suggestions.length)}
      </span>
    </>
  );
}

interface OptionsProps {
  box: ReturnType<typeof useCombobox>;
  /** What the list is as wide as. */
  beside: HTMLElement;
}

function Options({ box, beside }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const style = useListPlace(beside);
  // Above everything else, whatever cuts off or covers what stands around the field.
  useLayoutEffect(() => list.current?.showPopover?.(), []);
  return (
    <div
      ref={list}
      id={box.listId}
      role="listbox"
      aria-label={suggestions.list}
      popover="manual"
      // The text must keep the focus while a word is picked.
      onPointerDown={(event) => event.preventDefault()}
      style={style}
      className="fixed inset-auto z-50 m-0 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 text-left text-body text-ink shadow-high"
    >
      {box.suggestions.map((suggestion, index) => (
        <SuggestionOption
          key={suggestion.text}
          id={box.optionId(index)}
          suggestion={suggestion}
          typed={box.typed}
          marked={index === box.active}
          onTake={() => box.take(suggestion)}
        />
      ))}
    </div>
  );
}

interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  typed: string;
  marked: boolean;
  onTake: () => void;
}

const nameOf = (type: Suggestion['type']): string =>
  suggestions[type === 'skill' ? 'keyword' : type];

/** What it leads to is told by the API, in English. */
function SuggestionOption({ id, suggestion, typed, marked, onTake }: SuggestionOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  const { text, type, leadsTo } = suggestion;
  const start = typed.trim();
  const known = text.toLowerCase().startsWith(start.toLowerCase()) ? start.length : 0;

  useEffect(() => {
    if (marked) option.current?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  return (
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={marked}
      onClick={onTake}
      className={classes(
        'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-2 leading-tight hover:bg-surface-2',
        marked && 'bg-accent-soft',
      )}
    >
      <span dir="auto" className="min-w-0 wrap-anywhere text-ink-2">
        {text.slice(0, known)}
        <b className="font-semibold text-ink">{text.slice(known)}</b>
      </span>
      <span className="max-w-[45%] shrink-0 text-right text-tiny text-ink-3">
        {leadsTo && languageNow() === 'en' ? `→ ${leadsTo}` : nameOf(type)}
      </span>
    </div>
  );
}

const GAP = 6;
const HIGHEST = 340;
/** With less room below, the other side is looked at. */
const ENOUGH = 200;

interface Room {
  top: number;
  bottom: number;
}

/** Below the field, or above it where more of the list can be seen there: a keyboard on the screen hides what it covers. */
export function placeBeside(
  field: Room & { left: number; width: number },
  seen: Room,
): CSSProperties {
  const below = seen.bottom - field.bottom - 2 * GAP;
  const above = field.top - seen.top - 2 * GAP;
  const { left, width } = field;
  if (below >= ENOUGH || below >= above)
    return { left, width, top: field.bottom + GAP, maxHeight: Math.min(HIGHEST, below) };
  const top = field.top - GAP;
  return { left, width, top, maxHeight: Math.min(HIGHEST, above), transform: 'translateY(-100%)' };
}

/** Where a list stands beside its field, followed while the page moves under it. */
function useListPlace(beside: HTMLElement): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    const { visualViewport } = window;
    const place = () => {
      const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
      setStyle(
        placeBeside(beside.getBoundingClientRect(), {
          top: offsetTop,
          bottom: offsetTop + height,
        }),
      );
    };
    place();
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    visualViewport?.addEventListener('resize', place, options);
    visualViewport?.addEventListener('scroll', place, options);
    addEventListener('resize', place, options);
    addEventListener('scroll', place, { ...options, capture: true });
    return () => listening.abort();
  }, [beside]);
  return style;
}

import { useEffect, useRef } from 'react';
import { classes } from '#ui/classes.ts';
import type { Suggestion } from '../suggest.server.ts';

interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  typed: string;
  marked: boolean;
  onTake: () => void;
}

const KINDS: Record<Suggestion['type'], string> = {
  occupation: 'Occupation',
  name: 'Name',
  skill: 'Keyword',
  place: 'Place',
};

export function SuggestionOption({ id, suggestion, typed, marked, onTake }: SuggestionOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  const { text, type } = suggestion;
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
      <span className="min-w-0 text-ink-2">
        {text.slice(0, known)}
        <b className="font-semibold text-ink">{text.slice(known)}</b>
      </span>
      <span className="shrink-0 text-tiny text-ink-3">{KINDS[type]}</span>
    </div>
  );
}

import { classes } from '#ui/classes.ts';

const CLAMPS = { 2: 'line-clamp-2', 3: 'line-clamp-3', 4: 'line-clamp-4' } as const;

interface CardTextProps {
  /** Reads before the text; without it the text speaks for itself. */
  label?: string;
  text: string;
  lines: keyof typeof CLAMPS;
  className?: string;
}

/** A text of a card, cut after so many lines. */
export function CardText({ label, text, lines, className }: CardTextProps) {
  return (
    <div className={className}>
      {label && <p className="text-tiny font-semibold text-ink-3">{label}</p>}
      <p dir="auto" className={classes('text-small text-ink-2', CLAMPS[lines])}>
        {text}
      </p>
    </div>
  );
}

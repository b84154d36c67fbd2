import { classes } from '#ui/classes.ts';
import { fewLines } from '#ui/few-lines.ts';

interface WrittenProps {
  as?: 'p' | 'blockquote' | 'span' | 'del' | 'ins';
  className?: string | undefined;
  children: string;
}

/**
 * Lines that a person wrote, in the direction of their script. A single line needs `dir="auto"` alone, for which base.css
 * breaks words that do not end.
 */
export function Written({ as: Element = 'p', className, children }: WrittenProps) {
  return (
    <Element dir="auto" className={classes('whitespace-pre-line', className)}>
      {fewLines(children)}
    </Element>
  );
}

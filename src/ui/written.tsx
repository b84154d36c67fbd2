import { classes } from '#ui/classes.ts';

interface WrittenProps {
  as?: 'p' | 'blockquote' | 'span' | 'del' | 'ins';
  className?: string | undefined;
  /** Where it is known and not that of the page. */
  lang?: string | undefined;
  children: string;
}

/**
 * Lines that a person wrote, in the direction of their script. A single line needs `dir="auto"` alone, for which base.css
 * breaks words that do not end.
 */
export function Written({ as: Element = 'p', className, lang, children }: WrittenProps) {
  return (
    <Element lang={lang} dir="auto" className={classes('whitespace-pre-line', className)}>
      {fewLines(children)}
    </Element>
  );
}

const MOST_LINES = 20;

/** As it was typed, without rows of empty lines; from the twentieth line on, one follows the other. */
export function fewLines(text: string): string {
  const lines = text
    .trim()
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)
    .map((line) => line.trim());
  const shown = lines.filter((line, index) => line || lines[index - 1]);
  const last = shown.splice(MOST_LINES - 1).filter(Boolean);
  return [...shown, last.join(' ')].join('\n').trimEnd();
}

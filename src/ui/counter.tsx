import { classes } from '#ui/classes.ts';

/** Shows every character, but speaks up only when the end comes near. */
export function Counter({ id, length, max }: { id: string; length: number; max: number }) {
  const left = max - length;
  const near = [0, 10, 20, 50].find((step) => left <= step && step < max / 2);
  return (
    <p className="ml-auto shrink-0">
      <span
        id={id}
        className={classes(
          'tabular-nums',
          left <= 0 ? 'font-semibold text-danger' : near ? 'text-coral' : 'text-ink-3',
        )}
      >
        {length}/{max} characters
      </span>
      <span role="status" className="sr-only">
        {near === 0 ? 'No characters left' : near && `${near} characters left or fewer`}
      </span>
    </p>
  );
}

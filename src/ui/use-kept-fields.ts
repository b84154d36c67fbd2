import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { controlsOf, fill, nameOf, startOf, valueOf } from './frame/typed-values.ts';
import { attend, keptKey, readKept, writeKept, type Kept, type Value } from './kept.ts';

type Control = ReturnType<typeof controlsOf>[number];
type Starts = Map<string, Value>;

/**
 * Keeps what is written into a form until it is done, but nothing secret: whoever looks something up, has to sign in
 * again or loads the page anew finds it on coming back. Who wrote it stays out of what browsers keep, until it could
 * not be sent.
 */
export function useKeptFields(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  which: 'texts' | 'all' = 'texts',
): void {
  const { pathname } = useLocation();
  const key = keptKey(pathname, name);
  const starts = useRef<Starts>(new Map());
  useEffect(() => {
    const element = form.current;
    starts.current.clear();
    if (!element) return;
    element.toggleAttribute('data-kept', which === 'all');
    const keep = (unsent: boolean) => {
      const known = readKept(key)?.fields ?? {};
      const written = controlsOf(element).filter(
        (control) =>
          which === 'all' || unsent || control.type === 'textarea' || nameOf(control) in known,
      );
      const fields = filledInto(written, starts.current);
      writeKept(key, fields && { unsent, fields });
    };
    const keepOn = () => keep(readKept(key)?.unsent ?? false);
    const kept = readKept(key);
    if (kept) {
      restore(controlsOf(element), starts.current, kept.fields);
      // Without what was done after all, or changed by somebody else meanwhile.
      keepOn();
    }
    element.addEventListener('input', keepOn);
    const leave = attend({
      form: element,
      path: pathname,
      key,
      hear(outcome) {
        if (outcome === 'unsent') keep(true);
        if (outcome === 'done') starts.current.clear();
      },
    });
    return () => {
      element.removeEventListener('input', keepOn);
      leave();
    };
  }, [form, key, pathname, which]);
}

/** With which value the page will begin again: after a refusal a field begins with what was typed. */
function beginning(control: Control, starts: Starts): Value {
  const name = nameOf(control);
  const start = starts.get(name) ?? startOf(control);
  starts.set(name, start);
  return start;
}

function filledInto(fields: Control[], starts: Starts): Kept['fields'] | null {
  const filled = fields.map(
    (control) =>
      [nameOf(control), { from: beginning(control, starts), to: valueOf(control) }] as const,
  );
  const changed = filled.filter(([, { from, to }]) => from !== to);
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

/** Not over what was typed by now, nor over what somebody else has changed meanwhile. */
function restore(fields: Control[], starts: Starts, kept: Kept['fields'] = {}): void {
  for (const control of fields) {
    const start = beginning(control, starts);
    const { from, to } = kept[nameOf(control)] ?? {};
    if (to === undefined || start !== from || valueOf(control) !== from) continue;
    fill(control, to);
    const folded = control.closest('details');
    if (folded) folded.open = true;
  }
}

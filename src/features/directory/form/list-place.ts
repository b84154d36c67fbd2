import { useLayoutEffect, useState, type CSSProperties } from 'react';

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
  return below >= ENOUGH || below >= above
    ? { left, width, top: field.bottom + GAP, maxHeight: Math.min(HIGHEST, below) }
    : {
        left,
        width,
        top: field.top - GAP,
        maxHeight: Math.min(HIGHEST, above),
        transform: 'translateY(-100%)',
      };
}

/** Where a list stands beside its field, followed while the page moves under it. */
export function useListPlace(beside: HTMLElement): CSSProperties {
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

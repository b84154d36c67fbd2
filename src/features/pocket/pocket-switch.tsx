import { useEffect, useRef, useState, type ComponentType } from 'react';
import { isFreeLine } from './free-line.ts';

/** A visit that is over sooner shall cost nothing. */
const AFTER_MS = 5_000;

/** The place of the switch in the footer. What it does comes long after the page; on a dear line, once somebody looks at it. */
export function PocketSwitch() {
  const place = useRef<HTMLDivElement>(null);
  const [Switches, setSwitches] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!('caches' in globalThis)) return;
    const begin = () => {
      watcher.disconnect();
      import('./keep-switches.tsx').then(
        ({ KeepSwitches }) => setSwitches(() => KeepSwitches),
        // Without a network now, it is tried again with the next page.
        () => {},
      );
    };
    const watcher = new IntersectionObserver(
      (seen) => seen.some((each) => each.isIntersecting) && begin(),
    );
    const timer = setTimeout(() => {
      if (isFreeLine()) begin();
      else watcher.observe(place.current!);
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, []);
  return (
    <div ref={place} className="min-h-11 basis-full">
      {Switches && <Switches />}
    </div>
  );
}

import { paths } from '#platform/paths.ts';
import { TAPPED } from '#ui/frame/alive.ts';
import type { BeaconKind } from '../beacon.rules.ts';

/** Tells the server what happened to these profiles, once somebody looks: a page in the background may never be seen. */
export function tell(kind: BeaconKind, ids: readonly string[], signal: AbortSignal): void {
  if (ids.length === 0 && kind !== 'search') return;
  if (document.visibilityState === 'visible')
    navigator.sendBeacon(paths.events, JSON.stringify({ kind, ids }));
  else
    document.addEventListener('visibilitychange', () => tell(kind, ids, signal), {
      once: true,
      signal,
    });
}

const TAPS: readonly (readonly [start: string, kind: BeaconKind])[] = [
  ['tel:', 'call'],
  ['https://wa.me/', 'whatsapp'],
  ['mailto:', 'email'],
];

/** Each way to get in touch counts once a visit, however often it is pressed. */
export function tellTaps(id: string, signal: AbortSignal): void {
  const told = new Set<BeaconKind>();
  const listen = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('#main a[href]');
    const kind = link && TAPS.find(([start]) => link.href.startsWith(start))?.[1];
    if (!kind || told.has(kind)) return;
    told.add(kind);
    tell(kind, [id], signal);
  };
  for (const sign of ['click', TAPPED]) document.addEventListener(sign, listen, { signal });
}

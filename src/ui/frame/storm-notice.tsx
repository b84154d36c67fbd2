import { useEffect, useState } from 'react';
import { CloudLightning } from 'lucide-react';
import { useLocation } from 'react-router';
import { storm } from '#messages';
import { paths } from '#platform/paths.ts';
import type { Site } from '#platform/site.ts';
import { Link } from '#ui/link.tsx';
import './storm-notice.css';

/** Part of the page as the server sends it, so that nothing moves; it scrolls away, so that it covers nothing. */
export function StormNotice({ text, lines, until }: NonNullable<Site['storm']>) {
  const calls = useEmergencyCalls();
  if (useIsOver(until)) return null;
  return (
    <aside aria-label={storm.label} className="storm-notice" data-until={until} data-print="off">
      <div className="container-page flex flex-wrap items-center gap-x-5 gap-y-1 py-2.5">
        <p className="flex min-w-0 flex-[1_1_20rem] items-start gap-2.5 font-semibold wrap-anywhere">
          <CloudLightning aria-hidden className="mt-0.5 size-5 shrink-0" />
          {text}
        </p>
        <ul className="flex flex-wrap gap-x-5">
          {lines.map(({ name, number }) => (
            <li key={number}>
              <a href={`tel:${number}`}>{storm.call(name ? `${name} ${number}` : number)}</a>
            </li>
          ))}
          {calls && (
            <li>
              <Link to={calls} data-here>
                {storm.whoTakesCalls}
              </Link>
            </li>
          )}
        </ul>
      </div>
    </aside>
  );
}

/** A page that stays open learns it by itself, and of a later end too. */
function useIsOver(until: number): boolean {
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(until), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return over === until;
}

const LISTS: readonly string[] = [paths.find, paths.specialists, paths.businesses];

/** Those of the search that is open, or else all of them; null where no others are shown. */
function useEmergencyCalls(): string | null {
  const { pathname, search } = useLocation();
  const isList = LISTS.includes(pathname) && (pathname !== paths.find || search !== '');
  const asked = new URLSearchParams(isList ? search : '');
  if (asked.has('emergency')) return null;
  asked.delete('page');
  asked.set('emergency', 'yes');
  return `${isList ? pathname : paths.specialists}?${asked}`;
}

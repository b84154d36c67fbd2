import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { savedCards, useSaved } from '#features/directory/saving/saved-list.ts';
import { isKeptAddress } from '#features/pocket/address-kinds.ts';
import { KEPT } from '#platform/kept-caches.ts';
import { pageHref } from '#platform/language.ts';
import { paths } from '#platform/paths.ts';
import type { Site } from '#platform/site.ts';
import { createStored } from '#ui/stored.ts';
import { savesData } from './free-line.ts';
import { askToKeep, keepShell, startWorker } from './tell-worker.ts';

/** Who goes on sooner, by a filter or a letter more, has not looked at the page. */
const LOOK_MS = 1_500;
const PICTURE = /^https?:\/\/[^/]+\/media\/[0-9a-f]{32}\//;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Which saved profiles are here whole, and since which day. */
const keptSaved = createStored('kept-saved');
/** Which notice the document without a connection has. */
const keptStorm = createStored('kept-storm');

const withoutHash = (href: string) => href.split('#')[0]!;

/** Who pays for every byte gets no worker before having saved somebody, or having asked for the directory. */
const mayStart = () =>
  !savesData() || savedCards().length > 0 || navigator.serviceWorker.controller !== null;

/** Keeps the worker, and has it keep what was seen, what was saved, and what is said of a storm. */
export function useWorker(storm: Site['storm']): void {
  useEffect(() => {
    if (mayStart()) startWorker().catch(() => {});
  }, []);
  useSeenPages();
  useSavedProfiles();
  useStorm(storm ? `${storm.until} ${storm.text}` : '');
}

/** A page that scripts have shown was never fetched as one. Where nobody can be reached, what is kept of it stands in. */
function useSeenPages(): void {
  const { pathname, search } = useLocation();
  const hasLeft = useRef(false);
  useEffect(() => {
    const { href } = location;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    hasLeft.current ||= withoutHash(visit?.name ?? '') !== withoutHash(href);
    const isDocument = !hasLeft.current;
    const isKnown = isDocument && visit && visit.workerStart > 0;
    if (isKnown || !isKeptAddress(pathname)) return;
    const goOn = () => {
      if (!isDocument && location.href === href) location.reload();
    };
    if (!navigator.onLine && navigator.serviceWorker.controller) return goOn();
    if (savesData()) return;
    const ask = async () => {
      const keep = [withoutHash(href)];
      const answer = await askToKeep({ keep, whole: false, shown: isDocument ? shownHere() : [] });
      if (answer === 'unreachable' && isUnanswered()) goOn();
    };
    const timer = setTimeout(() => void ask(), LOOK_MS);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}

/** Something stands in the place of what was asked for: that it is loading, or that it failed. */
const isUnanswered = () => document.querySelector('main :is(.skeleton, [role=alert])') !== null;

/** The browser still has them: to keep them takes no byte of the line. */
const shownHere = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => PICTURE.test(name))
    .map(({ name }) => name);

function useSavedProfiles(): void {
  const ids = useSaved()
    .map(({ kind, id }) => paths[kind](id))
    .join(' ');
  useEffect(() => {
    if (ids === '' || savesData()) return;
    const mark = `${Math.floor(Date.now() / DAY_MS)} ${ids}`;
    const keep = [paths.saved, ...ids.split(' ')].map(
      (path) => new URL(pageHref(path), location.href).href,
    );
    const bring = async () => {
      // A browser that needs room may have thrown them away.
      if (keptSaved.read() === mark && (await caches.has(KEPT.pages))) return;
      if ((await askToKeep({ keep, whole: true })) === 'done') keptSaved.write(mark);
    };
    bring().catch(() => {});
  }, [ids]);
}

/** It may be the last page for a while: what stands in for others says so too. */
function useStorm(notice: string): void {
  useEffect(() => {
    if ((keptStorm.read() ?? '') === notice) return;
    keepShell({ anew: true }).then(
      () => keptStorm.write(notice || null),
      () => {},
    );
  }, [notice]);
}

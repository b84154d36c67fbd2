import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { failures } from '#messages';
import { isAccess, isKeptAddress } from '#features/pocket/address-kinds.ts';
import { dateWords } from '#platform/date-words.rules.ts';
import { documentKeptAt } from '#ui/document-kept-at.ts';
import { isUnsent, watchKept } from '#ui/kept.ts';
import { isDirectoryKept } from './keep-pocket.ts';
import './offline.css';

const asMoment = dateWords({ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });

/** Says quietly that there is no connection, and what that means on this page. */
export function OfflineLine({ keeps }: { keeps: boolean }) {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const hasUnsent = useSyncExternalStore(watchKept, isUnsent);
  const [wasOffline, setWasOffline] = useState(false);
  // What fails once all has been sent has another reason.
  const isAbout = !isOnline || (wasOffline && hasUnsent);
  if (isAbout !== wasOffline) setWasOffline(isAbout);
  const { pathname, search } = useLocation();
  const [document] = useState({ address: pathname + search, keptAt: documentKeptAt() });
  const keptAt = document.address === pathname + search ? document.keptAt : null;
  const hasDirectory = useHasDirectory(keeps && !isOnline);
  const text = wordsFor({ isOnline, wasOffline, hasUnsent, keptAt, pathname, keeps, hasDirectory });
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (line.current) uncover(line.current);
  }, [text]);
  return (
    <div role="status" className="offline" data-print="off">
      {text && (
        <p ref={line} className="offline-line">
          {text}
          {isOnline && keptAt && (
            <>
              {' '}
              <button type="button" className="offline-again" onClick={() => location.reload()}>
                {failures.loadAnew}
              </button>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** What sends a form does not lie below the line that has just come. */
function uncover(line: Element): void {
  const { top, bottom } = line.getBoundingClientRect();
  for (const button of document.querySelectorAll('main [type="submit"]')) {
    const place = button.getBoundingClientRect();
    if (place.bottom > top && place.top < bottom) button.scrollIntoView({ block: 'nearest' });
  }
}

interface Standing {
  isOnline: boolean;
  wasOffline: boolean;
  hasUnsent: boolean;
  keptAt: Date | null;
  pathname: string;
  keeps: boolean;
  hasDirectory: boolean;
}

/** Whether it is on this phone, once that matters. */
function useHasDirectory(matters: boolean): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (matters) isDirectoryKept().then(setHas, () => {});
  }, [matters]);
  return has;
}

function wordsFor(standing: Standing): string | null {
  const { isOnline, wasOffline, hasUnsent, keptAt, pathname, keeps, hasDirectory } = standing;
  const from = keptAt && failures.pageFrom(asMoment(keptAt));
  if (isOnline && from) return `${failures.noAnswerNow} ${from}`;
  if (isOnline && !hasUnsent) return null;
  // What could not be sent may have failed for another reason.
  if (isOnline && !wasOffline) return failures.notSentYet;
  if (isOnline) return `${failures.connectionBack} ${failures.notSentYet}`;
  if (from) return `${failures.offline} ${from}`;
  if (isAccess(pathname)) return `${failures.offline} ${failures.needsConnection}`;
  if (!isKeptAddress(pathname)) return `${failures.offline} ${failures.staysHere}`;
  if (hasDirectory) return `${failures.offline} ${failures.stillFinds}`;
  return keeps ? `${failures.offline} ${failures.stillOpens}` : failures.offline;
}

/** A page that comes back by Back has heard of nothing meanwhile. */
const SIGNS = ['online', 'offline', 'pageshow'];

function watchConnection(changed: () => void): () => void {
  for (const sign of SIGNS) addEventListener(sign, changed);
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, changed);
  };
}

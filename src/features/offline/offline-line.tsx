import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { failures } from '#messages';
import { dateWords } from '#platform/date-words.rules.ts';
import { KEPT_TIMING } from '#platform/kept-caches.ts';
import { readSession } from '#ui/session-store.ts';
import { unsentKey } from '#ui/unsent.ts';
import { isKeptAddress } from './kept-addresses.ts';
import './offline.css';

const ACCESS =
  /^\/(signup|login|specialistlogin|businesslogin|specialist-form|business-form|resetpassword)(\/|$)/;
const asMoment = dateWords({ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });

/** Says quietly that there is no connection, and what that means on this page. */
export function OfflineLine({ keeps }: { keeps: boolean }) {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const { pathname, search } = useLocation();
  const [document] = useState({ address: pathname + search, keptAt: documentKeptAt() });
  const keptAt = document.address === pathname + search ? document.keptAt : null;
  const text = wordsFor({ isOnline, keptAt, pathname, keeps });
  return (
    <div role="status" className="offline" data-print="off">
      {text && (
        <p className="offline-line">
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

interface Standing {
  isOnline: boolean;
  keptAt: Date | null;
  pathname: string;
  keeps: boolean;
}

function wordsFor({ isOnline, keptAt, pathname, keeps }: Standing): string | null {
  const from = keptAt && failures.pageFrom(asMoment(keptAt));
  if (isOnline && from) return `${failures.noAnswerNow} ${from}`;
  if (isOnline)
    return readSession(unsentKey()) ? `${failures.connectionBack} ${failures.notSentYet}` : null;
  if (from) return `${failures.offline} ${from}`;
  if (ACCESS.test(pathname)) return `${failures.offline} ${failures.needsConnection}`;
  if (!isKeptAddress(pathname)) return `${failures.offline} ${failures.staysHere}`;
  return keeps ? `${failures.offline} ${failures.stillOpens}` : failures.offline;
}

/** The worker has written it into the document's head, where scripts can read it. */
function documentKeptAt(): Date | null {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const kept = visit?.serverTiming?.find(({ name }) => name === KEPT_TIMING);
  return kept ? new Date(kept.duration) : null;
}

function watchConnection(changed: () => void): () => void {
  const signs = ['online', 'offline'];
  for (const sign of signs) addEventListener(sign, changed);
  return () => {
    for (const sign of signs) removeEventListener(sign, changed);
  };
}

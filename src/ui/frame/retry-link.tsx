import { useState, type MouseEvent } from 'react';
import { failures } from '#messages';
import { ButtonLink } from '#ui/button-link.tsx';

/** Loads the page again, once somebody is there to answer; until then everything stays as it is. */
export function RetryLink() {
  const [tries, setTries] = useState({ open: false, failed: 0 });
  const retry = async () => {
    setTries({ ...tries, open: true });
    if (await serverAnswers()) location.reload();
    else setTries({ open: false, failed: tries.failed + 1 });
  };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (!tries.open) void retry();
  };
  return (
    <>
      <ButtonLink to="" reloadDocument aria-busy={tries.open || undefined} onClick={onClick}>
        {failures.tryAgain}
      </ButtonLink>
      <p role="status" className="order-last basis-full text-ink-2 empty:sr-only">
        {/* A new one each time: only what changes is read out. */}
        {tries.failed > 0 && !tries.open && <span key={tries.failed}>{failures.stillNone}</span>}
      </p>
    </>
  );
}

const PATIENCE_MS = 5_000;

/** Whether the page at this address could be loaded now, instead of ending on the browser's own error page. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    return answer.status < 500;
  } catch {
    return false;
  }
}

import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Alert } from '#ui/alert.tsx';

const TEXTS = new Map([
  ['published', 'Thank you! Your review is published.'],
  ['changed', 'Thank you! Your review is changed.'],
]);

/** For whoever comes back from writing a review. */
export function ReviewNotice() {
  const text = TEXTS.get(new URLSearchParams(useLocation().search).get('review') ?? '');

  // The thanks are for this visit: the address may be kept or shared.
  useEffect(() => {
    if (text) history.replaceState(history.state, '', location.pathname + location.hash);
  }, [text]);

  return (
    text && (
      <Alert tone="success" className="mt-5">
        {text}
      </Alert>
    )
  );
}

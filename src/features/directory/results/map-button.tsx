import { useState } from 'react';
import { Map as MapIcon } from 'lucide-react';
import { failures, results } from '#messages';
import { Button } from '#ui/button.tsx';
import { showNotice } from '#ui/notices.ts';
import type { CountedQuery } from './results-outcome.ts';

const loadSheet = () => import('./map-sheet.tsx');
type Sheet = Awaited<ReturnType<typeof loadSheet>>['MapSheet'];

/** Shows where the found ones are. Few ask for it, so the map comes when they do. */
export function MapButton(props: CountedQuery) {
  const [open, setOpen] = useState<{ MapSheet: Sheet } | null>(null);
  const load = () =>
    loadSheet().then(setOpen, () => showNotice({ tone: 'info', text: failures.unexpected }));
  return (
    <>
      <Button
        variant="secondary"
        className="max-md:px-3"
        data-needs-script
        aria-haspopup="dialog"
        onClick={() => void load()}
      >
        <MapIcon aria-hidden className="size-5" />
        <span className="max-md:sr-only">{results.map}</span>
      </Button>
      {open && <open.MapSheet {...props} onClose={() => setOpen(null)} />}
    </>
  );
}

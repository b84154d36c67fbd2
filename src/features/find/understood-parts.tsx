import type { AskedFacts } from '#features/directory/fact-filters.ts';
import { Chip } from '#ui/chip.tsx';
import { findAddress } from './find-query.ts';
import type { Part } from './parts.ts';

/** The sentence as it was understood; each part can be taken away. */
export function UnderstoodParts({ parts, facts }: { parts: readonly Part[]; facts: AskedFacts }) {
  if (parts.length === 0) return null;
  return (
    <ul aria-label="Understood" className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-3">
      {parts.map(({ label, without }) => (
        <li key={label} className="flex max-w-full min-w-0">
          <Chip removeTo={findAddress({ ...without, facts })} removeLabel={`Remove ${label}`}>
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

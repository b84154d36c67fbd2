import { EmptyState } from '#ui/empty-state.tsx';
import { DeskHeading } from '../desk/desk-heading.tsx';
import { DeskPages } from '../desk/desk-pages.tsx';
import type { ReportsView } from './reports-desk.server.ts';
import { ReportedItem } from './reported-item.tsx';
import { nameReported } from './reports-desk.rules.ts';

export function ReportsScreen({ items, page, pages }: ReportsView) {
  return (
    <div className="grid gap-6">
      <DeskHeading title="Reports">
        The urgent first, then the longest waiting. What was reported stays visible until you
        decide.
      </DeskHeading>
      {items.length === 0 ? (
        <EmptyState title="No report is open">Visitors have nothing to complain about.</EmptyState>
      ) : (
        <ul className="grid gap-4">
          {items.map((item) => (
            <ReportedItem key={nameReported(item.reported)} item={item} />
          ))}
        </ul>
      )}
      <DeskPages page={page} pages={pages} label="Pages of reports" />
    </div>
  );
}

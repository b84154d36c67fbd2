import { staffImport } from '#messages';
import { staffPaths } from '#platform/staff-paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { DeskSection } from '../desk/desk-heading.tsx';
import { ChoiceSelect, DeskFilter, DeskList } from '../desk/desk-list.tsx';
import { ProfileLink } from '../desk/profile-link.tsx';
import { StateTag } from '../desk/tag.tsx';
import type { ImportView } from './import-desk.server.ts';
import { DownloadLink } from './imports-screen.tsx';

type List = NonNullable<ImportView['list']>;

/** What becomes, or came, of every row. */
export function ImportRows({ id, state, chosen, list, counts }: ImportView & { list: List }) {
  const { rows, ...pages } = list;
  const { refuse, make, change, leave } = staffImport.outcomes;
  const choices: Record<string, string> = {
    '': staffImport.allRows,
    refuse,
    make,
    change,
    leave,
    ...(counts.like && { like: staffImport.likeRows }),
    ...(state === 'undone' && { kept: staffImport.keptRows }),
  };
  return (
    <DeskSection
      title={staffImport.rowsTitle}
      note={state === 'planned' ? staffImport.rowsNote : staffImport.rowsDone}
    >
      <DeskFilter label={staffImport.filterRows} chosen={{ outcome: chosen }}>
        <ChoiceSelect label={staffImport.outcome} name="outcome" choices={choices} />
      </DeskFilter>
      <DownloadLink path={staffPaths.importRows(id)}>{staffImport.download}</DownloadLink>
      <DeskList
        {...pages}
        of={staffImport.rowsCounted}
        none={<EmptyState title={staffImport.noRows}>{staffImport.noRowsHint}</EmptyState>}
        className="card grid divide-y divide-line"
      >
        {rows.map((row) => (
          <Row key={row.number} row={row} />
        ))}
      </DeskList>
    </DeskSection>
  );
}

function Row({ row }: { row: List['rows'][number] }) {
  const { number, name, outcome, problems, kind, slug } = row;
  return (
    <li className="import-row grid gap-x-4 gap-y-1.5 px-5 py-3">
      <span className="text-small text-ink-3 tabular-nums">{staffImport.row(number)}</span>
      <div className="grid min-w-0 gap-1">
        <span dir="auto" className="font-semibold wrap-anywhere">
          {kind && slug ? (
            <ProfileLink kind={kind} slug={slug} name={name} />
          ) : (
            name || staffImport.noName
          )}
        </span>
        {problems.length > 0 && (
          <ul className="grid gap-0.5 text-small text-ink-2">
            {problems.map(({ column, message, like }, index) => (
              <li key={index} dir="auto">
                {column && <span className="font-semibold">{column}: </span>}
                {like ? <ProfileLink {...like} name={message} /> : message}
              </li>
            ))}
          </ul>
        )}
      </div>
      <span>
        <StateTag state={outcome} words={staffImport.outcomeOf} />
      </span>
    </li>
  );
}

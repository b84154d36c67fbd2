import { Download } from 'lucide-react';
import { staffImport } from '#messages';
import { withLanguage } from '#platform/language.ts';
import { IMPORT_LIMITS, OUTCOMES } from '#features/import/import.rules.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { StretchedLink } from '#ui/stretched-link.tsx';
import { When } from '#features/accounts/when.tsx';
import { DeskCard, DeskHeading, DeskSection } from '../desk/desk-heading.tsx';
import { DeskList } from '../desk/desk-list.tsx';
import { StateTag } from '../desk/tag.tsx';
import type { ImportsView } from './import-desk.server.ts';
import { UploadForm } from '../desk/file-form.tsx';

export function ImportsScreen({ imports, refusal, ...list }: ImportsView) {
  return (
    <div className="grid gap-8">
      <DeskHeading title={staffImport.title}>{staffImport.lead}</DeskHeading>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <DeskCard title={staffImport.uploadTitle}>
          <p className="max-w-prose text-ink-2">{staffImport.needs}</p>
          <UploadForm
            to={staffPaths.uploadImport}
            label={staffImport.file}
            hint={staffImport.uploadNote(IMPORT_LIMITS.fileMegabytes)}
            accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv,application/json"
            submit={staffImport.upload}
            error={refusal ?? undefined}
          />
        </DeskCard>
        <DeskCard title={staffImport.exportTitle}>
          <p className="text-ink-2">{staffImport.exportNote}</p>
          <div className="flex flex-wrap gap-3">
            <DownloadLink path={staffPaths.exportAll('csv')}>{staffImport.exportCsv}</DownloadLink>
            <DownloadLink path={staffPaths.exportAll('json')}>
              {staffImport.exportJson}
            </DownloadLink>
          </div>
        </DeskCard>
      </div>
      <DeskSection title={staffImport.past}>
        <DeskList
          {...list}
          of={staffImport.counted}
          none={<EmptyState title={staffImport.none}>{staffImport.noneHint}</EmptyState>}
        >
          {imports.map((each) => (
            <ImportCard key={each.id} {...each} />
          ))}
        </DeskList>
      </DeskSection>
    </div>
  );
}

export function DownloadLink({ path, children }: { path: string; children: string }) {
  return (
    <a
      href={withLanguage(path)}
      download
      className={`${buttonStyle({ variant: 'secondary', size: 'small' })} justify-self-start`}
    >
      <Download aria-hidden className="size-4.5" />
      {children}
    </a>
  );
}

function ImportCard(each: ImportsView['imports'][number]) {
  const { id, fileName, state, counts, createdAt, by } = each;
  return (
    <li>
      <Card interactive className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 dir="auto" className="min-w-0 text-subheading wrap-anywhere">
            <StretchedLink to={staffPaths.importFile(id)}>{fileName}</StretchedLink>
          </h3>
          <StateTag state={state} words={staffImport.states} />
        </div>
        <CountLine counts={counts} />
        <p className="text-small text-ink-3">
          <When at={createdAt} /> {by && staffImport.by(by)}
        </p>
      </Card>
    </li>
  );
}

/** "12 new · 3 changed"; what there is none of is not told. */
export function CountLine({ counts }: Pick<ImportsView['imports'][number], 'counts'>) {
  const told = OUTCOMES.filter((outcome) => counts[outcome]).map(
    (outcome) => `${counts[outcome]} ${staffImport.outcomes[outcome].toLowerCase()}`,
  );
  return told.length > 0 && <p className="text-ink-2">{told.join(' · ')}</p>;
}

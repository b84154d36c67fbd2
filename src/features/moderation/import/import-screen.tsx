import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { staffImport } from '#messages';
import { columnField, IMPORT_LIMITS, UNDO_DAYS } from '#features/import/import.rules.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { linkStyle } from '#ui/text-link.tsx';
import { ActButton, DeskButton, DeskForm, DisclosedForm } from '../desk/desk-form.tsx';
import { DeskCard, DeskHeading } from '../desk/desk-heading.tsx';
import { Options } from '../desk/desk-list.tsx';
import { useLookingAgain } from '../desk/use-looking-again.ts';
import type { ImportView } from './import-desk.server.ts';
import { ImportRows } from './import-rows.tsx';
import { StateTag } from '../desk/tag.tsx';
import { CountLine } from './imports-screen.tsx';
import { UploadForm } from '../desk/file-form.tsx';

/** How often the page looks again while somebody is at work. */
const LOOK_MS = 1_500;

export function ImportScreen(view: ImportView) {
  const { id, fileName, state, counts, failure, isUnderWay, isBefore } = view;
  useLookingAgain(isUnderWay, LOOK_MS);
  return (
    <div className="grid gap-6">
      <DeskHeading title={fileName} trail={[{ label: staffImport.title, to: staffPaths.import }]}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateTag state={state} words={staffImport.states} />
          <CountLine counts={counts} />
        </div>
      </DeskHeading>
      {failure && <Alert tone="danger">{failure}</Alert>}
      {(counts.kept ?? 0) > 0 && <Alert>{staffImport.keptNote(counts.kept!)}</Alert>}
      {isUnderWay && <UnderWay {...view} />}
      {view.isGone && <Alert>{staffImport.refusals.gone('')}</Alert>}
      {isBefore && state === 'planned' && <Start {...view} />}
      {view.mayBeUndone && (
        <DeskCard title={staffImport.undoTitle}>
          <p className="max-w-prose text-ink-2">{staffImport.undoNote(UNDO_DAYS)}</p>
          <DisclosedForm
            intent="undo"
            id={id}
            label={staffImport.undo}
            submit={staffImport.undoSure}
            danger
          >
            <p>{staffImport.undoAsk}</p>
          </DisclosedForm>
        </DeskCard>
      )}
      {isBefore && state === 'uploaded' && <ColumnsForm {...view} />}
      {view.list && state !== 'uploaded' && <ImportRows {...view} list={view.list} />}
      {isBefore && state !== 'uploaded' && <ColumnsForm {...view} />}
      {isBefore && (
        <>
          <DeskCard title={staffImport.picturesTitle}>
            {view.picturesAdded ? (
              <Alert tone="success">{staffImport.picturesAdded(view.picturesAdded)}</Alert>
            ) : (
              view.hasPictures && <p>{staffImport.hasPictures}</p>
            )}
            <UploadForm
              to={staffPaths.uploadPictures(id)}
              label={staffImport.zip}
              hint={staffImport.picturesNote(IMPORT_LIMITS.fileMegabytes)}
              accept=".zip,application/zip"
              submit={staffImport.addPictures}
              variant="secondary"
              error={view.refusal ?? undefined}
            />
          </DeskCard>
          <ActButton intent="remove" id={id}>
            {staffImport.remove}
          </ActButton>
        </>
      )}
    </div>
  );
}

function UnderWay({ state, progress: { done, total } }: ImportView) {
  const said = total === null ? staffImport.progressRows(done) : staffImport.progress(done, total);
  return (
    <DeskCard title={staffImport.states[state]}>
      <p role="status" className="tabular-nums">
        {said}
      </p>
      <progress
        aria-label={staffImport.states[state]}
        max={total ?? undefined}
        value={total === null ? undefined : done}
        className="desk-progress"
      />
      <noscript>
        <p>{staffImport.lookAgain}</p>
      </noscript>
    </DeskCard>
  );
}

function Start({ id, counts: { make = 0, change = 0, like = 0 } }: ImportView) {
  if (make + change === 0) return <Alert>{staffImport.nothingToDo}</Alert>;
  return (
    <DeskCard title={staffImport.states.planned}>
      <p className="max-w-prose">{staffImport.startNote(make, change)}</p>
      {like > 0 && (
        <p className="max-w-prose">
          <Link to="?outcome=like" className={linkStyle}>
            {staffImport.likeNote(like)}
          </Link>
        </p>
      )}
      <ActButton intent="start" id={id} variant="primary" size="medium">
        {staffImport.start}
      </ActButton>
    </DeskCard>
  );
}

/** Once there is a dry run it is out of the way, below, and closed. */
function ColumnsForm({ id, state, columns, choices }: ImportView) {
  const isFirst = state === 'uploaded';
  const form = (
    <DeskForm intent="plan" id={id} className="grid gap-4">
      <p className="max-w-prose text-ink-2">{staffImport.columnsNote}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ header, id: assigned }, index) => (
          <Field key={index} label={<span dir="auto">{header || `${index + 1}`}</span>}>
            <Select name={columnField(index)} defaultValue={assigned}>
              <option value="">{staffImport.leaveOut}</option>
              <Options choices={choices} />
            </Select>
          </Field>
        ))}
      </div>
      <DeskButton variant={isFirst ? 'primary' : 'secondary'}>
        {isFirst ? staffImport.plan : staffImport.planAgain}
      </DeskButton>
    </DeskForm>
  );
  if (isFirst) return <DeskCard title={staffImport.columnsTitle}>{form}</DeskCard>;
  return (
    <details className="group card p-5 sm:p-6" open={state === 'failed'}>
      <summary className="flex min-h-11 items-center justify-between gap-3 text-subheading font-bold">
        {staffImport.columnsTitle}
        <ChevronDown aria-hidden className="size-5 transition group-open:rotate-180" />
      </summary>
      <div className="mt-4">{form}</div>
    </details>
  );
}

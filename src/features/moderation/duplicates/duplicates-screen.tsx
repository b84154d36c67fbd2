import { staffDuplicates } from '#messages';
import { Undo2 } from 'lucide-react';
import { staffPaths } from '#platform/staff-paths.ts';
import { placeName } from '#platform/names.rules.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { When } from '#features/accounts/when.tsx';
import { ActButton, DisclosedForm } from '../desk/desk-form.tsx';
import { DeskHeading, DeskSection } from '../desk/desk-heading.tsx';
import { DeskList } from '../desk/desk-list.tsx';
import { ProfileLink } from '../desk/profile-link.tsx';
import { Tag } from '../desk/tag.tsx';
import type { DuplicatesView } from './duplicates-desk.server.ts';
import { UNDO_DAYS } from './duplicates.rules.ts';

export function DuplicatesScreen({ of, pairs, total, page, pages, merges, news }: DuplicatesView) {
  return (
    <div className="grid gap-6">
      <DeskHeading title={of ? staffDuplicates.titleOf(of.name) : staffDuplicates.title}>
        {of ? staffDuplicates.leadOf : staffDuplicates.lead}
      </DeskHeading>
      {news && <Alert tone="success">{staffDuplicates.merged(news)}</Alert>}
      <DeskList
        of={[staffDuplicates.pair, staffDuplicates.pairs]}
        total={total}
        page={page}
        pages={pages}
        none={<EmptyState title={staffDuplicates.none}>{staffDuplicates.noneHint}</EmptyState>}
      >
        {pairs.map((pair) => (
          <PairItem key={pair.id} pair={pair} />
        ))}
      </DeskList>
      {merges.length > 0 && (
        <DeskSection title={staffDuplicates.lately} note={staffDuplicates.latelyNote(UNDO_DAYS)}>
          <ul className="card grid divide-y divide-line">
            {merges.map((merge) => (
              <MergeItem key={merge.id} merge={merge} />
            ))}
          </ul>
        </DeskSection>
      )}
    </div>
  );
}

function PairItem({ pair }: { pair: DuplicatesView['pairs'][number] }) {
  const { id, score, reasons, left, right } = pair;
  const names = staffDuplicates.both(left.name, right.name);
  return (
    <li className="card grid gap-4 p-5 sm:p-6">
      <p className="flex flex-wrap items-center gap-2">
        <Tag tone="accent">{staffDuplicates.likely(score)}</Tag>
        {reasons.map((reason) => (
          <Tag key={reason}>{staffDuplicates.reasons[reason]}</Tag>
        ))}
      </p>
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-5">
        {[left, right].map((each) => (
          <div key={each.id} className="min-w-0">
            <h2 className="text-subheading wrap-anywhere">
              <ProfileLink {...each} />
            </h2>
            <p dir="auto" className="wrap-anywhere text-ink-2">
              {each.headline && `${each.headline}, `}
              {placeName(each.location)}
            </p>
            <p className="text-small text-ink-3">
              {staffDuplicates.kinds[each.kind]}
              {each.unclaimed && ` · ${staffDuplicates.unclaimed}`}
            </p>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <ButtonLink to={staffPaths.duplicatePair(id)} size="small">
          {staffDuplicates.compare}
          <span className="sr-only"> ({names})</span>
        </ButtonLink>
        <ActButton intent="different" id={id}>
          {staffDuplicates.areTwo}
          <span className="sr-only"> ({names})</span>
        </ActButton>
      </div>
    </li>
  );
}

function MergeItem({ merge }: { merge: DuplicatesView['merges'][number] }) {
  const { id, gone, name, version, mergedAt, changedSince } = merge;
  return (
    <li className="grid gap-3 p-4 sm:p-5">
      <p dir="auto" className="min-w-0 wrap-anywhere">
        {staffDuplicates.became(gone)} <ProfileLink {...merge} />
        <span className="block text-small text-ink-3">
          <When at={mergedAt} />
        </span>
      </p>
      <DisclosedForm
        label={
          <>
            <Undo2 aria-hidden className="size-4.5" />
            {staffDuplicates.undo}
          </>
        }
        about={staffDuplicates.both(gone, name)}
        submit={staffDuplicates.undoMerge}
        danger
        intent="undo"
        id={id}
        hidden={{ stamp: version }}
      >
        <ul className="grid list-disc gap-1 pl-5">
          <li>{staffDuplicates.comesBack}</li>
          <li>{staffDuplicates.staysThere}</li>
          <li>{staffDuplicates.notBack}</li>
          {changedSince && <li className="font-semibold">{staffDuplicates.changedSince}</li>}
        </ul>
      </DisclosedForm>
    </li>
  );
}

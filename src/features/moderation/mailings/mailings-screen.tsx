import { Plus } from 'lucide-react';
import { staffMailings } from '#messages';
import { When } from '#features/accounts/when.tsx';
import { staffPaths } from '#platform/staff-paths.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { StretchedLink } from '#ui/stretched-link.tsx';
import { ActButton } from '../desk/desk-form.tsx';
import { DeskHeading } from '../desk/desk-heading.tsx';
import { DeskList } from '../desk/desk-list.tsx';
import { StateTag } from '../desk/tag.tsx';
import type { MailingsView } from './mailings-desk.server.ts';

export function MailingsScreen({ list, ...rest }: MailingsView) {
  const write = (
    <ActButton intent="write" variant="primary">
      <Plus aria-hidden className="size-5" />
      {staffMailings.write}
    </ActButton>
  );
  if (rest.total === 0)
    return (
      <div className="grid gap-6">
        <DeskHeading title={staffMailings.title}>{staffMailings.lead}</DeskHeading>
        <EmptyState title={staffMailings.none} actions={write}>
          {staffMailings.noneHint}
        </EmptyState>
      </div>
    );
  return (
    <div className="grid gap-6">
      <DeskHeading title={staffMailings.title} actions={write}>
        {staffMailings.lead}
      </DeskHeading>
      <DeskList {...rest} of={staffMailings.counted} none={null}>
        {list.map(({ id, state, subject, sent, at }) => (
          <li key={id}>
            <Card interactive className="grid gap-2">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h2 className="min-w-0 text-subheading wrap-anywhere">
                  <StretchedLink to={staffPaths.mailing(id)}>
                    {subject || staffMailings.untitled}
                  </StretchedLink>
                </h2>
                <StateTag state={state} words={staffMailings.states} />
              </div>
              <p className="text-small text-ink-3">
                <When at={at} />
                {sent > 0 && <> · {staffMailings.sentTo(sent)}</>}
              </p>
            </Card>
          </li>
        ))}
      </DeskList>
    </div>
  );
}

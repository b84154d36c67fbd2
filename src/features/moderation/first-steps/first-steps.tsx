import type { ReactNode } from 'react';
import { Circle, CircleCheck } from 'lucide-react';
import { staffSteps } from '#messages';
import { staffPaths } from '#platform/staff-paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { ActButton } from '../desk/desk-form.tsx';
import { DeskCard } from '../desk/desk-heading.tsx';
import type { FirstSteps as Steps } from './first-steps.server.ts';

/** A line ends between its parts: one that ended after two dashes would be typed wrongly. */
const BACKUP_COMMAND = ['npm run backup --', '--into /var/backups/kanek', '--keep 14'];

/** What makes an empty instance a directory, in its order; each knows whether it is done. */
export function FirstSteps({ steps }: { steps: Steps }) {
  const { done, siteName, mailServer, backupAge, profiles } = steps;
  const left = Object.values(done).filter((each) => !each).length;
  return (
    <DeskCard title={staffSteps.title}>
      <p className="text-ink-2">{left === 0 ? staffSteps.allDone : staffSteps.left(left)}</p>
      <ol className="grid divide-y divide-line">
        <Step name="name" done={done.name} note={staffSteps.nameNote(siteName)}>
          <TextLink to={staffPaths.settings}>{staffSteps.toSettings}</TextLink>
        </Step>
        <Step name="contact" done={done.contact} note={staffSteps.contactNote}>
          <TextLink to={staffPaths.settings}>{staffSteps.toSettings}</TextLink>
        </Step>
        <Step
          name="mail"
          done={done.mail}
          note={mailServer ? staffSteps.mailNote(mailServer) : staffSteps.noMailNote}
        >
          <ActButton intent="test-mail">{staffSteps.sendTest}</ActButton>
        </Step>
        <Step
          name="backup"
          done={done.backup}
          note={backupAge ? staffSteps.backupNote(backupAge) : staffSteps.noBackupNote}
        >
          <code className="rounded-control bg-surface-2 px-2 py-1 text-small wrap-anywhere">
            {BACKUP_COMMAND.map((part) => (
              <span key={part} className="inline-block">
                {part}&nbsp;
              </span>
            ))}
          </code>
        </Step>
        <Step name="import" done={done.import} note={staffSteps.importNote(profiles)}>
          <TextLink to={staffPaths.import}>{staffSteps.toImport}</TextLink>
        </Step>
        <Step name="invite" done={done.invite} note={staffSteps.inviteNote}>
          <TextLink to={staffPaths.invitations}>{staffSteps.toInvitations}</TextLink>
        </Step>
      </ol>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ActButton intent="steps-done">{staffSteps.hide}</ActButton>
        <p className="text-small text-ink-3">{staffSteps.hideNote}</p>
      </div>
    </DeskCard>
  );
}

interface StepProps {
  name: keyof typeof staffSteps.names;
  done: boolean;
  note: string;
  children: ReactNode;
}

function Step({ name, done, note, children }: StepProps) {
  const Icon = done ? CircleCheck : Circle;
  return (
    <li className="flex gap-3 py-3">
      <Icon
        aria-hidden
        className={
          done ? 'mt-0.5 size-6 shrink-0 text-success' : 'mt-0.5 size-6 shrink-0 text-ink-3'
        }
      />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 flex-[1_1_14rem]">
          <p className="font-semibold">
            {staffSteps.names[name]}
            <span className="sr-only"> ({done ? staffSteps.done : staffSteps.open})</span>
          </p>
          <p className="text-small text-ink-2 wrap-anywhere">{note}</p>
        </div>
        {children}
      </div>
    </li>
  );
}

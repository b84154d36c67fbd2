import { Copy, QrCode } from 'lucide-react';
import { staffInvitations as words } from '#messages';
import { When } from '#features/accounts/when.tsx';
import { LANGUAGE_NAMES } from '#platform/language.ts';
import { placeName } from '#platform/names.rules.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { copyText } from '#ui/share-link.ts';
import { TextLink } from '#ui/text-link.tsx';
import { ActButton } from '../desk/desk-form.tsx';
import { Tag } from '../desk/tag.tsx';
import type { InvitationsView } from './invitations-desk.server.ts';
import { sayForWhom } from './invitations.rules.ts';

type Invitation = InvitationsView['invitations'][number];

export function InvitationItem({ invitation }: { invitation: Invitation }) {
  const { id, email, name, note, location, language, link, endedAt, came } = invitation;
  const whom = sayForWhom(invitation);
  const title = name ?? email ?? note ?? whom;
  const place = location ? placeName(location) : words.anyPlace;
  const about = [whom, place, LANGUAGE_NAMES[language]];
  return (
    <li className="card grid content-start gap-4 p-5">
      <div className="grid gap-1">
        <h2 dir="auto" className="min-w-0 text-subheading wrap-anywhere">
          {title}
        </h2>
        <p className="flex flex-wrap gap-2">
          <InvitationTags {...invitation} />
        </p>
        <p dir="auto" className="text-small wrap-anywhere text-ink-2">
          {[...about, name && email, title !== note && note].filter(Boolean).join(' · ')}
        </p>
        <InvitationTime {...invitation} />
      </div>
      {came.length > 0 && (
        <div className="text-small">
          <h3 className="font-semibold">{words.whoCame}</h3>
          <ul className="flex flex-wrap gap-x-4">
            {came.map((person) => (
              <li key={person.id}>
                <TextLink to={staffPaths.account(person.id)} dir="auto">
                  {person.name}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!endedAt && (
        <p className="rounded-control bg-surface-2 px-3 py-2 text-small break-all select-all">
          {link}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-2">
        {!endedAt && (
          <>
            <Button
              variant="secondary"
              size="small"
              data-needs-script
              onClick={() => void copy(link)}
            >
              <Copy aria-hidden className="size-4.5" />
              {words.copyLink}
            </Button>
            <ButtonLink to={staffPaths.invitation(id)} variant="secondary" size="small">
              <QrCode aria-hidden className="size-4.5" />
              {words.poster}
            </ButtonLink>
            <ActButton intent="end" id={id} variant="quiet" aria-label={`${words.end}: ${title}`}>
              {words.end}
            </ActButton>
          </>
        )}
        {email && (
          <ActButton
            intent="forget"
            id={id}
            variant="quiet"
            aria-label={`${words.forget}: ${title}`}
          >
            {words.forget}
          </ActButton>
        )}
      </div>
    </li>
  );
}

const copy = (link: string) =>
  copyText(link, words.linkCopied, { tone: 'info', text: words.copyThis(link) });

function InvitationTags({ usedCount, endedAt }: Invitation) {
  return (
    <>
      <Tag tone={usedCount > 0 ? 'success' : 'plain'}>
        {usedCount > 0 ? words.came(usedCount) : words.nobodyCame}
      </Tag>
      {endedAt && <Tag tone="danger">{words.isEnded}</Tag>}
    </>
  );
}

function InvitationTime({ email, createdAt, mailedAt, endedAt }: Invitation) {
  return (
    <p className="text-small text-ink-3">
      {mailedAt ? words.mailed : words.made} <When at={mailedAt ?? createdAt} />
      {email && !mailedAt && !endedAt && `. ${words.toBeMailed}`}
    </p>
  );
}

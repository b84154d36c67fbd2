import { profile as messages } from '#messages';
import { BadgeCheck, CalendarDays, Contact, Flag, Share2 } from 'lucide-react';
import { pageHref } from '#platform/language.ts';
import { paths } from '#platform/paths.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { shareLink } from '#ui/share-link.ts';
import { Day } from './day.tsx';
import type { Profile } from './profile.ts';

/** How fresh the profile is, and what else can be done with it. */
export function CardFooter({ profile }: { profile: Profile }) {
  const { kind, id, name, memberSince, lastConfirmed, unclaimed } = profile;
  return (
    <>
      {/* Nobody has confirmed anything yet. */}
      {!unclaimed && (
        <ul className="mt-4 grid gap-1.5 border-t border-line pt-4 text-tiny text-ink-2">
          <li className="flex items-center gap-2">
            <BadgeCheck aria-hidden className="size-4 shrink-0 text-accent" />
            <span>
              {`${messages.lastConfirmed} `}
              <Day date={lastConfirmed} />
            </span>
          </li>
          <li className="flex items-center gap-2">
            <CalendarDays aria-hidden className="size-4 shrink-0 text-accent" />
            <span>
              {`${messages.memberSince} `}
              <Day date={memberSince} monthOnly />
            </span>
          </li>
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-2" data-print="off">
        <Button
          variant="secondary"
          size="small"
          className="flex-1 px-2.5!"
          data-needs-script
          onClick={() => void shareLink(name, location.pathname, messages.theProfile)}
        >
          <Share2 aria-hidden className="size-4.5" />
          {messages.share}
        </Button>
        <a
          href={pageHref(`${paths[kind](id)}/contact.vcf`)}
          download
          className={`${buttonStyle({ variant: 'secondary', size: 'small' })} flex-1 px-2.5! whitespace-nowrap`}
        >
          <Contact aria-hidden className="size-4.5" />
          {messages.saveContact}
        </a>
      </div>
      <p className="-mb-2 mt-2 text-center" data-print="off">
        <Link
          to={paths.reportProfile(id)}
          rel="nofollow"
          className="inline-flex min-h-11 items-center gap-1.5 text-tiny font-medium text-ink-3 underline-offset-4 hover:text-ink hover:underline"
        >
          <Flag aria-hidden className="size-3.5" />
          {messages.reportProfile}
        </Link>
      </p>
    </>
  );
}

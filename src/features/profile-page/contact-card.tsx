import { profile as messages } from '#messages';
import {
  Mail,
  MapPin,
  MessageSquare,
  Phone,
  BadgeCheck,
  CalendarDays,
  Contact,
  Flag,
  Share2,
} from 'lucide-react';
import { placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { contactActions, ContactDetail, ContactLink } from './contact-actions.tsx';
import { directionsHref, internationalPhone, mailHref, telHref } from './contact-links.rules.ts';
import type { Profile } from './profile.ts';
import { pageHref } from '#platform/language.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { shareLink } from '#ui/share-link.ts';
import { Day } from './day.tsx';

/** Everything needed to get in touch, in view all the way down on wide screens. */
export function ContactCard({ profile, siteName }: { profile: Profile; siteName: string }) {
  const { kind, id, shortName, phone, email, location, address, unclaimed } = profile;
  const actions = contactActions(profile, siteName);
  return (
    <aside
      aria-labelledby="contact-heading"
      className="profile-contact card p-5 sm:p-6 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:-mt-24 lg:self-start"
    >
      <h2 id="contact-heading" dir="auto" className="text-subheading">
        {kind === 'specialist' ? messages.contact(shortName) : messages.contactUs}
      </h2>
      {actions.length > 0 && (
        <ul className="mt-4 grid grid-cols-2 gap-2.5 max-lg:hidden" data-print="off">
          {actions.map((action, index) => (
            <li
              key={action.name}
              className={index === 0 || actions.length === 2 ? 'col-span-full' : ''}
            >
              <ContactLink {...action} first={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {!unclaimed && (
        <ButtonLink
          to={paths.message(kind, id)}
          rel="nofollow"
          variant="secondary"
          wide
          className="mt-4 lg:mt-2.5"
          data-print="off"
        >
          <MessageSquare aria-hidden className="size-5 shrink-0" />
          {messages.sendMessage}
        </ButtonLink>
      )}
      <dl className="mt-4 grid gap-1">
        <ContactDetail name={messages.phone} icon={Phone} href={phone && telHref(phone)}>
          {phone ? internationalPhone(phone) : profile.numberChecked ? messages.numberChecked : ''}
        </ContactDetail>
        <ContactDetail
          name={messages.email}
          icon={Mail}
          href={email && mailHref(email, { shortName, siteName })}
        >
          {email}
        </ContactDetail>
        <ContactDetail
          name={messages.location}
          icon={MapPin}
          href={address && directionsHref(address, location)}
        >
          {[address, placeName(location)].filter(Boolean).join(', ')}
        </ContactDetail>
      </dl>
      <CardFooter profile={profile} />
    </aside>
  );
}

/** How fresh the profile is, and what else can be done with it. */
function CardFooter({ profile }: { profile: Profile }) {
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

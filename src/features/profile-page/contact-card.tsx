import { profile as messages } from '#messages';
import { Mail, MapPin, MessageSquare, Phone, type LucideIcon } from 'lucide-react';
import { placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { contactActions, ContactLink } from './contact-actions.tsx';
import { CardFooter } from './contact-card-footer.tsx';
import { directionsHref, internationalPhone, mailHref, telHref } from './contact-links.rules.ts';
import type { Profile } from './profile.ts';

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

interface ContactDetailProps {
  name: string;
  icon: LucideIcon;
  href?: string | undefined;
  children: string;
}

function ContactDetail({ name, icon: Icon, href, children }: ContactDetailProps) {
  return (
    <div className="flex min-h-11 items-center gap-3">
      <dt className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon aria-hidden className="size-4.5" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd dir="auto" className="min-w-0 flex-1 py-1 text-small leading-snug">
        {href && children ? (
          <a
            href={href}
            rel="noopener"
            className="flex min-h-11 items-center font-medium underline-offset-4 hover:text-accent hover:underline"
          >
            {children}
          </a>
        ) : (
          children || <span className="text-ink-3">{messages.notGiven}</span>
        )}
      </dd>
    </div>
  );
}

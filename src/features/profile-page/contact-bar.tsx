import { profile as messages } from '#messages';
import { MessageSquare } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { contactActions, ContactLink } from './contact-actions.tsx';
import type { Profile } from './profile.ts';

/** Under the thumb on phones. It is the page's last line, so that at the end it rests above the footer. */
export function ContactBar({ profile, siteName }: { profile: Profile; siteName: string }) {
  const actions = contactActions(profile, siteName);
  if (profile.unclaimed && actions.length === 0) return null;
  return (
    <nav
      aria-label={messages.contact(profile.shortName)}
      data-print="off"
      data-bottom-bar="phone"
      className="sticky bottom-0 z-30 mt-10 border-t border-line bg-surface pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <ul className="container-page flex gap-2">
        {actions.map((action, index) => (
          <li key={action.name} className="flex-1">
            <ContactLink {...action} size="small" first={index === 0} className="min-h-12! px-2!" />
          </li>
        ))}
        {/* The narrowest phones have room for three. */}
        {actions.length < 3 && !profile.unclaimed && (
          <li className="flex-1">
            <ButtonLink
              to={paths.message(profile.kind, profile.id)}
              rel="nofollow"
              variant={actions.length === 0 ? 'primary' : 'secondary'}
              size="small"
              wide
              className="min-h-12! px-2!"
            >
              <MessageSquare aria-hidden className="size-5 shrink-0" />
              {messages.message}
            </ButtonLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

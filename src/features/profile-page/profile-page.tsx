import { useEffect, useRef, useState, type ReactNode } from 'react';
import { MessageSquare } from 'lucide-react';
import { profile as messages } from '#messages';
import { useRightHours } from '#features/profiles/use-right-hours.ts';
import { paths } from '#platform/paths.ts';
import type { Site } from '#platform/site.ts';
import { Arriving } from '#ui/arriving.tsx';
import { contactActions, ContactLink } from './contact-actions.tsx';
import { ContactCard } from './contact-card.tsx';
import { FactsBlock } from './facts-block.tsx';
import { OtherLanguages, TextSection } from './text-section.tsx';
import { ProfileBanner } from './profile-banner.tsx';
import { ProfileHeading } from './profile-heading.tsx';
import { profileTrail } from './profile-title.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { Similar } from './profile-outcome.ts';
import type { OwnerLinks, Profile } from './profile.ts';
import { Reviews } from './reviews.tsx';
import { Showcase } from './showcase.tsx';
import { SimilarProviders } from './similar-providers.tsx';
import { VideoSection } from './video-section.tsx';
import './profile.css';

interface ProfilePageProps {
  profile: Profile;
  similar: Similar | Promise<Similar>;
  site: Site;
  owner?: OwnerLinks | undefined;
}

/** A provider's page, which is their website: who, what, the work, what others say, and how to reach them. */
export function ProfilePage({ profile, similar, site, owner }: ProfilePageProps) {
  useRightHours(profile.hours !== null);
  return (
    <article>
      <div className="profile-trail container-page py-1">
        <Breadcrumbs trail={profileTrail(profile)} current={profile.name} />
      </div>
      <ProfileBanner profile={profile} />
      <div className="profile-grid container-page">
        <ProfileHeading profile={profile} siteName={site.name} owner={owner} />
        <div className="profile-words grid grid-cols-1 content-start gap-10 lg:gap-12">
          <FactsBlock profile={profile} />
          {profile.texts.map((each) => (
            <Reveal key={each.title}>
              <TextSection {...each} />
            </Reveal>
          ))}
          <OtherLanguages profile={profile} />
        </div>
        <ContactCard profile={profile} siteName={site.name} />
        <div className="profile-work grid grid-cols-1 content-start gap-12 lg:gap-14">
          {(profile.showcase.length > 0 || !profile.unclaimed) && (
            <Reveal>
              <Showcase profile={profile} />
            </Reveal>
          )}
          {(profile.videoSource || !profile.unclaimed) && (
            <Reveal>
              <VideoSection profile={profile} siteName={site.name} owner={owner} />
            </Reveal>
          )}
          <Reveal>
            <Reviews profile={profile} />
          </Reveal>
        </div>
      </div>
      <Arriving value={similar}>
        {(known) => <SimilarProviders profile={profile} similar={known} />}
      </Arriving>
      <ContactBar profile={profile} siteName={site.name} />
    </article>
  );
}

/**
 * Fades its content in when it is scrolled to. It hides nothing before the first scroll, so that whoever reads the page
 * without scrolling (no script, print, a picture of the whole page) has all of it; nor with reduced motion.
 */
function Reveal({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'shown'>();

  useEffect(() => {
    const element = box.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setState('shown');
        observer.disconnect();
      },
      // What was jumped over counts as seen.
      { rootMargin: '99999px 0px -6% 0px' },
    );
    const begin = () => {
      if (element.getBoundingClientRect().top < window.innerHeight) return;
      setState('waiting');
      observer.observe(element);
    };
    window.addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', begin);
      observer.disconnect();
    };
  }, []);

  return (
    <div ref={box} data-reveal={state}>
      {children}
    </div>
  );
}

/** Under the thumb on phones. It is the page's last line, so that at the end it rests above the footer. */
function ContactBar({ profile, siteName }: { profile: Profile; siteName: string }) {
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

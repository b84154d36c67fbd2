import type { ReactNode } from 'react';
import { frame } from '#messages';
import { paths } from '#platform/paths.ts';
import type { Site } from '#platform/site.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import { Logo } from '#ui/frame/logo.tsx';
import { Remembered } from '#ui/remembered.tsx';
import { LanguageLinks } from '#ui/frame/language-links.tsx';
import { FrameLinks, type FrameItem } from '#ui/frame/frame-links.tsx';

const quickLinks = (): FrameItem[] => [
  { label: frame.home, section: 'home' },
  { label: frame.specialists, to: paths.specialists },
  { label: frame.businesses, to: paths.businesses },
  { label: frame.saved, to: paths.saved },
  { label: frame.browseByTrade, to: paths.allSpecialists },
  { label: frame.browseBySector, to: paths.allBusinesses },
  { label: frame.about, section: 'about' },
];
const supportLinks = (): FrameItem[] => [
  { label: frame.contactUs, to: paths.contact },
  { label: frame.terms, to: paths.terms },
  { label: frame.privacy, to: paths.privacy },
];

/** Below the waterline: always the night's colours, whatever the theme. */
export function Footer({ site, kept }: { site: Site; kept: ReactNode }) {
  return (
    <footer id="footer" data-below-fold className="mt-12 sm:mt-16" data-print="off">
      {/* The country as it is seen from the sea, and the reef that the footer stands in. */}
      <svg
        aria-hidden
        viewBox="0 0 1440 240"
        preserveAspectRatio="xMidYMax slice"
        className="block h-[max(8.5rem,16.67vw)] w-full"
      >
        <use href={`${DRAWINGS}#skyline`} />
      </svg>
      <div
        data-theme="dark"
        data-accent="specialist"
        className="footer-deep -mt-px bg-deep text-ink"
      >
        <div className="container-page grid grid-cols-2 gap-x-6 gap-y-10 pt-10 pb-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:pt-14">
          <div className="col-span-full lg:col-span-1">
            <Remembered>
              <Logo name={site.name} logo={site.logo} />
            </Remembered>
            <p className="mt-4 mb-3 max-w-[21em] text-ink-2">{site.tagline ?? frame.tagline}</p>
            <Remembered>
              <SocialLinks name={site.name} handle={site.socialHandle} socials={site.socials} />
            </Remembered>
          </div>
          <Column title={frame.quickLinks} items={quickLinks()} />
          <Column title={frame.support} items={supportLinks()} />
          <Column
            title={frame.contact}
            className="col-span-full sm:col-span-1"
            items={[
              { label: site.contactEmail, to: `mailto:${site.contactEmail}` },
              {
                label: site.contactPhone,
                to: `tel:${site.contactPhone.replace(/[^+\d]/g, '')}`,
              },
            ]}
          />
        </div>
        <div className="container-page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-8 text-small text-ink-3">
          <div className="min-h-11 basis-full">{kept}</div>
          <p>{`© 2025 ${site.name}`}</p>
          <LanguageLinks
            languages={site.languages}
            link="inline-flex min-h-11 items-center px-2 text-ink-2 underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
          />
        </div>
      </div>
    </footer>
  );
}

interface ColumnProps {
  title: string;
  items: readonly FrameItem[];
  className?: string;
}

function Column({ title, items, className }: ColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-1 font-sans text-small font-semibold tracking-normal text-ink">{title}</h2>
      <FrameLinks
        items={items}
        link="inline-flex min-h-11 min-w-11 items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline"
      />
    </div>
  );
}

const networks = [
  ['Facebook', 'www.facebook.com/'],
  ['Instagram', 'www.instagram.com/'],
  ['TikTok', 'www.tiktok.com/@'],
] as const;

interface SocialLinksProps extends Pick<Site, 'name' | 'socials'> {
  handle: Site['socialHandle'];
}

/** lucide has no brand marks, so these three are drawn in the same file as the skyline. */
function SocialLinks({ name: siteName, handle, socials }: SocialLinksProps) {
  const links =
    socials ?? networks.map(([name, address]) => [name, `https://${address}${handle}`] as const);
  return (
    <ul className="-ml-2.5 flex gap-1">
      {links.map(([name, address]) => (
        <li key={name}>
          <a
            href={address}
            rel="me noopener"
            aria-label={frame.siteOn(siteName, name)}
            className="grid size-11 place-items-center rounded-full text-ink-2 transition hover:bg-surface-2 hover:text-accent"
          >
            <svg aria-hidden viewBox="0 0 24 24" className="size-6 fill-current">
              <use href={`${DRAWINGS}#${name.toLowerCase()}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

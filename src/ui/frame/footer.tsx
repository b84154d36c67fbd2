import { frame } from '#messages';
import { paths } from '#platform/paths.ts';
import type { Site } from '#platform/site.ts';
import { Logo } from '#ui/frame/logo.tsx';
import { LanguageLinks } from '#ui/frame/language-links.tsx';
import { FrameLinks, type FrameItem } from '#ui/frame/frame-links.tsx';
import skyline from './skyline.svg?url';

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
export function Footer({ site }: { site: Site }) {
  return (
    <footer id="footer" data-below-fold className="mt-12 sm:mt-16" data-print="off">
      {/* Mountains, a temple above the jungle, a caye, water and the reef that the footer stands in. */}
      <svg
        aria-hidden
        viewBox="0 0 1440 240"
        preserveAspectRatio="xMidYMax slice"
        className="block h-[max(8.5rem,16.67vw)] w-full"
      >
        <use href={`${skyline}#skyline`} />
      </svg>
      <div
        data-theme="dark"
        data-accent="specialist"
        className="footer-deep -mt-px bg-deep text-ink"
      >
        <div className="container-page grid grid-cols-2 gap-x-6 gap-y-10 pt-10 pb-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:pt-14">
          <div className="col-span-full lg:col-span-1">
            <Logo name={site.name} />
            <p className="mt-4 mb-3 max-w-[21em] text-ink-2">{frame.tagline}</p>
            <SocialLinks handle={site.socialHandle} siteName={site.name} />
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
          <p>© 2025 {site.name}</p>
          <nav aria-label={frame.language}>
            <LanguageLinks
              className="-mx-2 flex flex-wrap"
              link="inline-flex min-h-11 items-center px-2 text-ink-2 underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
            />
          </nav>
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
        link="inline-flex min-h-11 items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline"
      />
    </div>
  );
}

const networks = [
  {
    name: 'Facebook',
    href: (handle: string) => `https://www.facebook.com/${handle}`,
    mark: 'M13.5 21v-7.5h2.6l.5-3.2h-3.1V8.2c0-1 .4-1.7 1.8-1.7h1.5V3.7a17 17 0 0 0-2.5-.2c-2.5 0-4.1 1.5-4.1 4.2v2.6H7.4v3.2h2.8V21z',
  },
  {
    name: 'Instagram',
    href: (handle: string) => `https://www.instagram.com/${handle}`,
    mark: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zm0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zm4.6-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  },
  {
    name: 'TikTok',
    href: (handle: string) => `https://www.tiktok.com/@${handle}`,
    mark: 'M12.6 3h3c.2 2.1 1.5 3.6 3.7 3.9v3a8 8 0 0 1-3.7-1.2v6.1c0 3.8-2.7 6.2-5.9 6.2A5.6 5.6 0 0 1 4 15.4c0-3.3 2.7-5.7 6.2-5.5v3.1c-1.8-.2-3.1.9-3.1 2.4 0 1.4 1.1 2.5 2.6 2.5 1.7 0 2.9-1.2 2.9-3.2z',
  },
];

/** lucide has no brand marks, so these three are drawn here. */
function SocialLinks({ handle, siteName }: { handle: string; siteName: string }) {
  return (
    <ul className="-ml-2.5 flex gap-1">
      {networks.map(({ name, href, mark }) => (
        <li key={name}>
          <a
            href={href(handle)}
            rel="me noopener"
            aria-label={frame.siteOn(siteName, name)}
            className="grid size-11 place-items-center rounded-full text-ink-2 transition hover:bg-surface-2 hover:text-accent"
          >
            <svg aria-hidden viewBox="0 0 24 24" className="size-6 fill-current">
              <path fillRule="evenodd" d={mark} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

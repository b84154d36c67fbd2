import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { TAGLINE, type Site } from '#platform/site.ts';
import { Logo } from '#ui/frame/logo.tsx';
import { SectionLink } from '#ui/frame/section-link.tsx';
import { Skyline } from '#ui/frame/skyline.tsx';
import { SocialLinks } from '#ui/frame/social-links.tsx';

const link =
  'inline-flex min-h-11 items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline';

/** Below the waterline: always the night's colours, whatever the theme. */
export function Footer({ site }: { site: Site }) {
  return (
    <footer id="footer" className="mt-12 sm:mt-16" data-print="off">
      <Skyline />
      <div data-theme="dark" data-accent="specialist" className="-mt-px bg-deep text-ink">
        <div className="container-page grid grid-cols-2 gap-x-6 gap-y-10 pt-10 pb-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:pt-14">
          <div className="col-span-full lg:col-span-1">
            <Logo name={site.name} />
            <p className="mt-4 mb-3 max-w-[21em] text-ink-2">{TAGLINE}</p>
            <SocialLinks handle={site.socialHandle} siteName={site.name} />
          </div>
          <Column title="Quick links">
            <SectionLink section="home" className={link}>
              Home
            </SectionLink>
            <Link to={paths.specialists} className={link}>
              Specialists
            </Link>
            <Link to={paths.businesses} className={link}>
              Businesses
            </Link>
            <Link to={paths.allSpecialists} className={link}>
              Browse by trade
            </Link>
            <Link to={paths.allBusinesses} className={link}>
              Browse by sector
            </Link>
            <SectionLink section="about" className={link}>
              About
            </SectionLink>
          </Column>
          <Column title="Support">
            <Link to={paths.contact} className={link}>
              Contact Us
            </Link>
            <Link to={paths.terms} className={link}>
              Terms of Service
            </Link>
            <Link to={paths.privacy} className={link}>
              Privacy Policy
            </Link>
          </Column>
          <Column title="Contact" className="col-span-full sm:col-span-1">
            <a href={`mailto:${site.contactEmail}`} className={link}>
              {site.contactEmail}
            </a>
            <a href={`tel:${site.contactPhone.replace(/[^+\d]/g, '')}`} className={link}>
              {site.contactPhone}
            </a>
          </Column>
        </div>
        <p className="container-page pb-8 text-small text-ink-3">© 2025 {site.name}</p>
      </div>
    </footer>
  );
}

interface ColumnProps {
  title: string;
  className?: string;
  children: ReactNode[];
}

function Column({ title, className, children }: ColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-1 font-sans text-small font-semibold tracking-normal text-ink">{title}</h2>
      <ul>
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
    </div>
  );
}

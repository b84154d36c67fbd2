import { NavLink } from 'react-router';
import { paths, type HomeSection } from '#platform/paths.ts';
import { SectionLink } from '#ui/frame/section-link.tsx';

type HeaderItem = { label: string } & ({ section: HomeSection } | { to: string });

const items: HeaderItem[] = [
  { label: 'Home', section: 'home' },
  { label: 'Featured Specialists', section: 'featured-specialists' },
  { label: 'Search', section: 'search' },
  { label: 'Featured Businesses', section: 'featured-businesses' },
  { label: 'About', section: 'about' },
  { label: 'Contact', to: paths.contact },
  { label: 'FAQ', to: paths.faq },
  { label: 'Footer', section: 'footer' },
];

/** The header's links, for the bar and for the menu. */
export function HeaderLinks({ className, link }: { className: string; link: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.label}>
          {'section' in item ? (
            <SectionLink section={item.section} className={link}>
              {item.label}
            </SectionLink>
          ) : (
            <NavLink to={item.to} className={link}>
              {item.label}
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  );
}

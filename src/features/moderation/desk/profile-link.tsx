import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import type { NamedProfile } from '#platform/provider-kind.rules.ts';
import { linkStyle } from '#ui/text-link.tsx';

export function ProfileLink({ kind, slug, name }: NamedProfile) {
  return (
    <Link to={paths[kind](slug)} dir="auto" className={linkStyle}>
      {name}
    </Link>
  );
}

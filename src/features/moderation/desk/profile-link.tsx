import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { linkStyle } from '#ui/text-link.tsx';

interface ProfileLinkProps {
  kind: ProviderKind;
  slug: string;
  name: string;
}

export function ProfileLink({ kind, slug, name }: ProfileLinkProps) {
  return (
    <Link to={paths[kind](slug)} dir="auto" className={linkStyle}>
      {name}
    </Link>
  );
}

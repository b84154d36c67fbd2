import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

export function ProfileLink({
  kind,
  slug,
  name,
}: {
  kind: ProviderKind;
  slug: string;
  name: string;
}) {
  return (
    <Link to={paths[kind](slug)} dir="auto" className="text-accent underline underline-offset-4">
      {name}
    </Link>
  );
}

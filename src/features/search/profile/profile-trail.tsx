import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { paths } from '#platform/paths.ts';
import { resultsPath } from './results-path.ts';
import type { ProfileView } from './profile-view.ts';

/** Where the profile stands in the directory. Phones have room for its category only. */
export function ProfileTrail({ profile }: { profile: ProfileView }) {
  const { kind, category, name } = profile;
  const all = {
    label: kind === 'specialist' ? 'Specialists' : 'Businesses',
    to: resultsPath(kind),
  };
  const same = category ? [{ label: category, to: resultsPath(kind, { category }) }] : [];
  return (
    <div className="container-page py-1 max-sm:[&_li:nth-child(-n+2)]:hidden">
      <Breadcrumbs trail={[{ label: 'Home', to: paths.home }, all, ...same]} current={name} />
    </div>
  );
}

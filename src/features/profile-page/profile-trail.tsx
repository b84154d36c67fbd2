import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { profileTrail } from './trail-of-profile.ts';
import type { ProfileView } from './profile-view.ts';

/** Phones have room for the category only. */
export function ProfileTrail({ profile }: { profile: ProfileView }) {
  return (
    <div className="container-page py-1 max-sm:[&_li:nth-child(-n+2)]:hidden">
      <Breadcrumbs trail={profileTrail(profile)} current={profile.name} />
    </div>
  );
}

import { Tag, type TagTone } from '../desk/tag.tsx';
import { ACCOUNT_KINDS, PROFILE_STATES } from './accounts-desk.rules.ts';

type ProfileState = keyof typeof PROFILE_STATES;

interface AccountTagsProps {
  account: {
    kind: 'specialist' | 'business' | 'admin';
    status: 'active' | 'suspended';
    isDemo: boolean;
    profileState: ProfileState | null;
    pausedAt: Date | null;
  };
}

const KIND = { specialist: 'Specialist', business: 'Business', admin: ACCOUNT_KINDS.admin };
const tones: Record<ProfileState, TagTone> = {
  pending: 'accent',
  approved: 'success',
  rejected: 'danger',
  suspended: 'danger',
};

export function AccountTags({ account }: AccountTagsProps) {
  const { kind, status, isDemo, profileState, pausedAt } = account;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Tag>{KIND[kind]}</Tag>
      {isDemo && <Tag>Demo</Tag>}
      {status === 'suspended' && <Tag tone="danger">Account suspended</Tag>}
      {profileState && (
        <Tag tone={tones[profileState]}>Profile: {PROFILE_STATES[profileState].toLowerCase()}</Tag>
      )}
      {pausedAt && <Tag>Paused</Tag>}
    </span>
  );
}

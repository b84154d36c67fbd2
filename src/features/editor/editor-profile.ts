import type { describeOwnProfile } from './describe-own-profile.server.ts';

export type EditorProfile = Awaited<ReturnType<typeof describeOwnProfile>>;
export type Standing = EditorProfile['standing'];

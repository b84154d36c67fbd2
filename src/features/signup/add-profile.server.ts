import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';
import { displayNameOf } from '#features/profiles/profile-content.ts';
import { languageNow, type Language } from '#platform/language.ts';
import type { Services } from '#platform/services.server.ts';
import { makeProfile, type MadeProfile, type ProfileEntry } from './sign-up.server.ts';

interface Addition extends ProfileEntry {
  language?: Language | undefined;
  actor: Actor;
}

/** By staff, for somebody who stands beside them or is on the phone: public at once, without a login until its owner claims it. */
export const addProfile = (
  services: Services,
  { language = languageNow(), actor, ...entry }: Addition,
): Promise<MadeProfile> =>
  makeProfile(services, entry, {
    listed: true,
    byStaff: true,
    // No password hashes to this: nobody signs in.
    account: async () => ({ email: null, passwordHash: '!', language }),
    async alongside(tx, { accountId, content, now }) {
      const { kind, category, location: place } = content;
      const after = { name: displayNameOf(content), kind, category, place };
      await recordAct(tx, { actor, action: 'profile.add', objectId: accountId, after, at: now });
    },
  });

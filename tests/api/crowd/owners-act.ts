import sharp from 'sharp';
import { deleteAccount } from '#features/accounts/delete-account.server.ts';
import { findUnclaimed } from '#features/claiming/find-unclaimed.server.ts';
import { takeOver } from '#features/claiming/take-over.server.ts';
import { tellStaff } from '#features/claiming/staff-claims.server.ts';
import {
  confirmProfile,
  pauseProfile,
  resumeProfile,
} from '#features/editor/own-profile-state.server.ts';
import { replyToReview } from '#features/reviews/own-reviews.server.ts';
import { specialistEntry } from '../../support/signup-entries.ts';
import { password, PASSWORDS, WORDS, type Acts, type Crowd, type Step } from './crowd.ts';

const { email: _email, password: _password, ...texts } = specialistEntry;
const picture = sharp({ create: { width: 60, height: 60, channels: 3, background: '#0fa595' } })
  .png()
  .toBuffer();

export const ownersAct = (crowd: Crowd): Acts => ({
  join: [2, ({ n, client }) => crowd.join({ n: n + 100, client })],
  save: [10, (step) => save(crowd, step)],
  film: [3, (step) => film(crowd, step)],
  claim: [5, (step) => claim(crowd, step)],
  pause: [2, ({ one }) => pauseProfile(crowd.services, one.id)],
  resume: [3, ({ one }) => resumeProfile(crowd.services, one.id)],
  confirm: [2, ({ one }) => confirmProfile(crowd.services, one.id)],
  leave: [
    3,
    ({ one, chance }) =>
      deleteAccount(crowd.services, {
        accountId: one.id,
        password: chance.pick(PASSWORDS),
        confirmation: 'DELETE',
      }),
  ],
  reply: [
    2,
    async ({ one, chance }) => {
      const reviewId = await crowd.oneOf('reviews', chance);
      await replyToReview(crowd.services, { accountId: one.id, reviewId, text: 'Thank you.' });
    },
  ],
});

async function save(crowd: Crowd, step: Step) {
  const { one, n, chance } = step;
  const skills = Array.from({ length: 4 }, () => chance.pick(WORDS) + 'abcdefghij'[n % 10]!);
  const portrait = chance.chance(0.4);
  const kept = await crowd.read<{ key: string }>(
    `select key from media where account_id = ${one.id} and live and slot = 'showcase'`,
  );
  const shown = [...kept.filter(() => chance.chance(0.7)), { file: 0 }, { file: 1 }];
  if (chance.chance(0.5)) shown.reverse();
  // One more than there may be, at times.
  const showcase = shown.slice(0, chance.integer(0, 4));
  const file = new Blob([new Uint8Array(await picture)]);
  const browser = await crowd.browserOf(step);
  const answer = await browser?.postMultipart('/api/profile/save', {
    ...texts,
    firstName: chance.pick(WORDS),
    phone: `6${String(chance.integer(1, 30)).padStart(6, '0')}`,
    workEmail: chance.chance(0.5) ? `${chance.pick(WORDS)}@tzul.example` : '',
    skills: skills.join(', '),
    version: String(one.version),
    order: JSON.stringify({ profile: portrait ? [{ file: 0 }] : [], background: [], showcase }),
    whatsapp: 'on',
    videoUrl: '',
    'showcasePics[]': [file, file],
    ...(portrait && { profilePic: file }),
  });
  return answer?.status ?? 0;
}

async function film(crowd: Crowd, step: Step) {
  const body = new Uint8Array(300);
  body.set(new TextEncoder().encode('\0\0\0\x18ftypmp42'));
  const headers = { 'Content-Type': 'video/mp4' };
  const browser = await crowd.browserOf(step);
  return (await browser?.send('/api/profile/video', { method: 'POST', headers, body }))?.status;
}

async function claim({ services, read }: Crowd, { added: one, n, client, chance }: Step) {
  const profile = await findUnclaimed(services.db, one.slug);
  if (!profile || !('accountId' in profile)) return;
  const email = `claimant${n % 7}@gmail.com`;
  if (chance.chance(0.4))
    return tellStaff(services, { profile, name: 'Ana', email, words: 'It is mine.', client });
  const [open] = await read<{ hmac: string }>(
    `select code_hmac as hmac from claim_codes where profile_id = ${one.id}`,
  );
  const proof = { by: 'code', codeHmac: open?.hmac ?? '' } as const;
  const who = { email, password, client, userAgent: null };
  return takeOver(services, { accountId: one.id, proof, ...who });
}

import { actsOnAccount } from '#features/moderation/accounts/act-on-account.server.ts';
import { makeClaimLetter } from '#features/moderation/claims/claim-letter.server.ts';
import { claimsActs } from '#features/moderation/claims/claims-desk.server.ts';
import {
  duplicatesActs,
  loadDuplicates,
} from '#features/moderation/duplicates/duplicates-desk.server.ts';
import { loadPair, pairActs } from '#features/moderation/duplicates/pair-desk.server.ts';
import { featuredActs } from '#features/moderation/featured/change-featured.server.ts';
import { decide } from '#features/moderation/queue/decide.server.ts';
import { getItem } from '#features/moderation/queue/get-item.server.ts';
import { undoDecision } from '#features/moderation/queue/undo-decision.server.ts';
import { reportsActs } from '#features/moderation/reports/decide-reports.server.ts';
import { searchWordsActs } from '#features/moderation/search-words/change-synonyms.server.ts';
import { settingsActs } from '#features/moderation/settings/change-settings.server.ts';
import { removeReview } from '#features/reviews/remove-review.server.ts';
import { importFile, undo as undoImport } from '../../support/import-file.ts';
import { WORDS, type Acts, type Crowd, type Step } from './crowd.ts';

const HEAD = 'id,kind,name,phone,email,category,location\n';

export const staffAct = (crowd: Crowd): Acts => {
  const { services, staff, desk } = crowd;
  const onAccount =
    (intent: string, who: 'one' | 'added' = 'one') =>
    (step: Step) => {
      const { id } = step[who];
      const typed = { reason: 'Because.', confirmation: 'DELETE' };
      return desk(actsOnAccount(String(id)), { intent, id, ...typed });
    };
  const onReports = (intent: string) => (step: Step) => actOnReports(crowd, intent, step);
  const onFeatured = (intent: string) => (step: Step) =>
    desk(featuredActs, { intent, id: step.one.id });
  const brought: number[] = [];
  return {
    judge: [8, (step) => judge(crowd, step)],
    'take back': [4, (step) => takeBack(crowd, step)],
    merge: [4, (step) => merge(crowd, step)],
    'undo merge': [4, (step) => undoMerge(crowd, step)],
    different: [
      2,
      ({ one, other }) => desk(duplicatesActs, { intent: 'different', id: pairOf(one, other) }),
    ],
    suspend: [2, onAccount('suspend')],
    unsuspend: [4, onAccount('unsuspend')],
    remove: [2, onAccount('delete')],
    'stop mailings': [1, onAccount('stop-mailings')],
    'end sessions': [1, onAccount('end-sessions')],
    invite: [1, onAccount('invite', 'added')],
    'take down': [2, onAccount('take-down', 'added')],
    'put back': [2, onAccount('put-back', 'added')],
    letter: [
      3,
      ({ added }) => makeClaimLetter(services, { id: String(added.id), actor: staff.actor }),
    ],
    'accept claim': [
      1,
      async ({ chance }) =>
        desk(claimsActs, { intent: 'accept', id: await crowd.oneOf('claims', chance) }),
    ],
    'remove review': [
      2,
      async ({ chance }) =>
        removeReview(services, {
          actor: staff.actor,
          reviewId: await crowd.oneOf('reviews', chance),
          reason: 'Not true.',
        }),
    ],
    uphold: [2, onReports('uphold')],
    dismiss: [2, onReports('dismiss')],
    'ask to check': [1, onReports('ask')],
    'hide number': [1, onReports('hide-number')],
    feature: [3, onFeatured('add')],
    unfeature: [1, onFeatured('remove')],
    'feature earlier': [2, onFeatured('up')],
    words: [
      1,
      ({ n }) => desk(searchWordsActs, { intent: 'add', term: `term${n % 4}`, means: 'tiles' }),
    ],
    settings: [
      1,
      ({ n }) =>
        desk(settingsActs, {
          intent: 'save',
          group: 'identity',
          SITE_TAGLINE: `Words ${n}.`,
          'was-SITE_TAGLINE': services.env.SITE_TAGLINE ?? '',
        }),
    ],
    import: [3, async (step) => brought.push(await bring(crowd, step))],
    'undo import': [3, async () => undoImport(crowd.job(), brought.pop() ?? 0)],
  };
};

const pairOf = (one: { id: number }, other: { id: number }) =>
  [one.id, other.id].sort((a, b) => a - b).join('-');

async function judge({ services, staff }: Crowd, { one, chance }: Step) {
  const decision = chance.pick(['approve', 'approve', 'reject', 'suspend'] as const);
  const { stamp } = await getItem(services, one.slug);
  const why = { reason: 'other', text: 'Because.' };
  await decide(services, { slug: one.slug, decision, stamp, ...why, actor: staff.actor });
}

async function takeBack({ services, staff, read }: Crowd, { one }: Step) {
  const [last] = await read<{ id: number }>(
    `select max(id)::int as id from audit_log where object_kind = 'profile' and object_id = '${one.id}'`,
  );
  await undoDecision(services, { slug: one.slug, actId: last!.id, actor: staff.actor });
}

async function merge({ services, desk }: Crowd, { one, other, chance }: Step) {
  const pair = pairOf(one, other);
  const { stamp, fixed } = await loadPair(services, pair);
  const stays = fixed ?? chance.pick(['left', 'right']);
  await desk(pairActs(pair), { intent: 'merge', stamp, stays });
}

async function undoMerge({ services, desk }: Crowd, { chance }: Step) {
  const { merges } = await loadDuplicates(services, new URLSearchParams());
  if (merges.length === 0) return;
  const { id, version } = chance.pick(merges);
  await desk(duplicatesActs, { intent: 'undo', id, stamp: version });
}

async function actOnReports(crowd: Crowd, intent: string, { one, n, chance }: Step) {
  const id = n % 2 ? `review-${await crowd.oneOf('reviews', chance)}` : `profile-${one.id}`;
  const upTo = await crowd.oneOf('reports', chance);
  const typed = { reason: 'Because.', question: 'Is it right?' };
  return crowd.desk(reportsActs, { intent, id, upTo, ...typed });
}

async function bring({ job }: Crowd, { n, chance }: Step): Promise<number> {
  const lines = WORDS.slice(0, 4).map(
    (word, i) => `${word},business,${word} ${n % 3} works,60000${i}${n % 3},,Automotive,Belmopan`,
  );
  if (chance.chance(0.5)) lines.reverse();
  return importFile(job(), `${HEAD}${lines.join('\n')}\n`);
}

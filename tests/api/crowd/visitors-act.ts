import { writeEvents } from '#features/insights/write-events.server.ts';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { sendProviderMessage } from '#features/messages/send-message.server.ts';
import { sendReport } from '#features/reports/send-report.server.ts';
import { publishReview } from '#features/reviews/publish-review.server.ts';
import { WORDS, type Acts, type Crowd, type Step } from './crowd.ts';
import { putCode } from './put-code.ts';

export const visitorsAct = (crowd: Crowd): Acts => ({
  review: [8, (step) => review(crowd, step)],
  report: [5, (step) => report(crowd, step)],
  message: [
    4,
    ({ one, n, client }) =>
      sendProviderMessage(crowd.services, {
        ...guarded(crowd),
        kind: one.kind,
        id: one.slug,
        client,
        name: 'Ana',
        email: `visitor${n}@gmail.com`,
        message: `Hello ${n}`,
      }),
  ],
  look: [
    4,
    async ({ one, other }) =>
      writeEvents(
        crowd.services.db,
        [one, other].map(({ slug: id }) => ({ id, kind: 'view', at: new Date(), viewer: null })),
      ),
  ],
});

const guarded = ({ at }: Crowd) => ({ stamp: stampForm(at(-60_000)), trap: '' });

async function review({ services }: Crowd, { one, n, chance }: Step) {
  const email = `${chance.pick(WORDS)}@gmail.com`;
  const code = String(100_000 + n);
  await putCode(services, { purpose: 'review', email, browser: code, code });
  const fields = {
    stars: String(chance.integer(1, 5)),
    name: 'Ana',
    email,
    text: `They came when they said they would, ${n}.`,
  };
  await publishReview(services, { profileId: one.id, viewer: null, fields, code, browser: code });
}

async function report(crowd: Crowd, { one, n, client, chance }: Step) {
  const id = await crowd.oneOf('reviews', chance);
  return sendReport(crowd.services, {
    ...(n % 2 ? { kind: 'review', id: String(id) } : { kind: 'profile', id: one.slug }),
    ...guarded(crowd),
    reason: 'other',
    text: 'Wrong.',
    email: '',
    client,
  });
}

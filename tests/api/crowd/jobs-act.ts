import { searchDirectory } from '#features/duplicates/search-directory.server.ts';
import { foldEvents } from '#features/insights/write-events.server.ts';
import { askOwners } from '#features/insights/freshness/ask-owners-job.server.ts';
import { sendSlice } from '#features/mailings/send-mailings-job.server.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import type { Acts, Crowd } from './crowd.ts';

export const jobsAct = ({ job, read }: Crowd): Acts => ({
  'find duplicates': [3, () => searchDirectory(job().db)],
  'ask owners': [2, () => askOwners(job(400 * DAY_MS))],
  'fold events': [2, () => foldEvents(job().db, job(DAY_MS * 9).clock.now())],
  mailing: [
    2,
    async () => {
      await read(`insert into mailings (texts, state, started_at)
        values ('{"en": {"subject": "News", "text": "Hello."}}', 'sending', now())`);
      await sendSlice(job(120_000));
    },
  ],
});

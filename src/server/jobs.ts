import { bulkMailJob, mailJob } from '#platform/mail/mail-job.server.ts';
import { vacuumJob } from '#platform/db/vacuum-job.server.ts';
import { sweepLimitsJob } from '#platform/limits/spend.server.ts';
import { sweepCodesJob } from '#features/accounts/sweep-codes-job.server.ts';
import { sweepMissesJob } from '#features/directory/count-misses.server.ts';
import { sweepFilesJob } from '#features/media/sweep-files-job.server.ts';
import { importJob } from '#features/import/run/run-import.server.ts';
import { foldEventsJob } from '#features/insights/write-events.server.ts';
import { mailInvitationsJob } from '#features/moderation/invitations/mail-invitations-job.server.ts';
import { askOwnersJob } from '#features/insights/freshness/ask-owners-job.server.ts';
import { sendMailingsJob } from '#features/mailings/send-mailings-job.server.ts';
import { findDuplicatesJob } from '#features/duplicates/search-directory.server.ts';
import { forgetMergesJob } from '#features/moderation/duplicates/merge-record.server.ts';

/** Everything that is done later or by the clock. */
export const JOBS = [
  mailJob,
  bulkMailJob,
  vacuumJob,
  sweepLimitsJob,
  sweepCodesJob,
  sweepFilesJob,
  sweepMissesJob,
  foldEventsJob,
  askOwnersJob,
  mailInvitationsJob,
  sendMailingsJob,
  importJob,
  findDuplicatesJob,
  forgetMergesJob,
];

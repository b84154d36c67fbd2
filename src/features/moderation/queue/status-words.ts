import type { ItemView } from './queue-view.ts';

/** Where a profile stands, in the staff's words. */
export const STATUS_WORDS: Record<ItemView['status'], string> = {
  pending: 'Not reviewed yet',
  approved: 'Approved',
  rejected: 'Rejected',
  suspended: 'Suspended',
};

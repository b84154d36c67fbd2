/** What waits for staff, shown beside the sections. */
export interface StaffCounts {
  /** Profiles in the queue. */
  waiting: number;
  /** Reports that nobody has decided. */
  reports: number;
  /** Messages that nobody has opened. */
  messages: number;
}

import type { Site } from '#platform/site.ts';

/** What the policy tells of this installation. */
export interface PrivacyFacts {
  site: Site;
  /** A session ends when nobody has come for so many days, … */
  sessionIdleDays: number;
  /** … and in any case after so many. */
  sessionMaxDays: number;
}

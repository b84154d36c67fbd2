import { DAY_MS } from '#platform/local-day.rules.ts';

/** How long details count as fresh, and how often their owner is asked about them. */
export const CONFIRM_EVERY_DAYS = 90;

/** Whether to ask the owner if everything is still right: never about what is new, or what visitors do not see. */
export function isConfirmDue(
  { listed, confirmedAt }: { listed: boolean; confirmedAt: Date },
  now: Date,
): boolean {
  return listed && now.getTime() - confirmedAt.getTime() >= CONFIRM_EVERY_DAYS * DAY_MS;
}

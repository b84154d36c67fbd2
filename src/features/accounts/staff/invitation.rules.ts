import { FIRST_ROLE, type Permission, type StaffRole } from '#platform/staff-roles.rules.ts';

export const INVITATION_DAYS = 7;
/** After it has expired. */
export const INVITATION_KEPT_DAYS = 30;

/** What a role may do that none before it may. */
export const dutiesFrom = (role: StaffRole): Permission[] =>
  (Object.keys(FIRST_ROLE) as Permission[]).filter((each) => FIRST_ROLE[each] === role);

/** Within which staff look at a new or changed profile, as every page and mail says. */
export const APPROVAL_HOURS = 24;

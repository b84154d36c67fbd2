/** Only the business form on its own page asks for it. */
export const BUSINESS_NAME_MIN = 2;

export const REVIEWED_WITHIN_HOURS = 24;

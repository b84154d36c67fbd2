export const ACCOUNT_REASON_MAX = 500;
export const SIGNUP_BEGUN_HOURS = 24;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 50;
export const MINIMUM_AGE = 13;

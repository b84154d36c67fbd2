const ACCESS =
  /^\/(signup|login|specialistlogin|businesslogin|specialist-form|business-form|resetpassword)(\/|$)/;

/** Whether a page, by its address without a language, is for signing up or logging in. */
export const isAccess = (path: string): boolean => ACCESS.test(path);

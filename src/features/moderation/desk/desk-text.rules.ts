export const SEARCH_MAX = 100;

export const DESK_MESSAGES = {
  unknownForm: 'This form is not known. Please load the page again.',
  gone: 'This does not exist any more.',
} as const;

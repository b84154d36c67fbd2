/** What is typed into a line: no breaks, nothing invisible. */
export const tidyLine = (typed: string): string => typed.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** What is typed into an area: a line break is one character, as the browser counts it. */
export function tidyText(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

export const SEARCH_MAX = 100;

export const DESK_MESSAGES = {
  unknownForm: 'This form is not known. Please load the page again.',
  gone: 'This does not exist any more.',
} as const;

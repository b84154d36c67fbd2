import { EDITOR_MESSAGES } from '../editor.rules.ts';

/** What the editors say about saving, beyond the words that both sides share. */
export const SAVE_MESSAGES = {
  ...EDITOR_MESSAGES,
  unchanged: 'There is nothing new to save.',
  connection: 'Nothing you typed is lost. Check your connection and save again.',
  expired:
    'You are signed out. Nothing you typed is lost: log in again in a new tab, come back here and save.',
  stranger:
    'You are signed in as somebody else now. Log in to the account of this profile in another tab, then save.',
  aside: 'You are looking at the newer version. What you typed is kept aside.',
  pictureGone: 'A picture that was removed elsewhere could not be kept.',
  identical: 'Both versions say the same by now.',
  notReachable: 'The newer version could not be loaded. Check your connection and try again.',
} as const;

import { videoSource } from '#features/profile-page/video-source.rules.ts';
import { oneLine } from '#platform/plain-text.rules.ts';
import { EDITOR_MESSAGES } from '../editor.rules.ts';

export const UPLOAD_MESSAGES = {
  failed: 'The video could not be sent. Please try again.',
  signedOut: 'You are signed out. Log in again in another tab, then choose the video again.',
} as const;

/** Uploaded files live under an address of this site. */
export const isUploadedVideo = (url: string): boolean => url.startsWith('/');

export function checkVideoLink(typed: string): string | null {
  const url = oneLine(typed);
  return url === '' || isUploadedVideo(url) || videoSource(url) ? null : EDITOR_MESSAGES.video;
}

/** People leave out what browsers add by themselves. */
export function tidyVideoLink(typed: string): string {
  const link = oneLine(typed);
  if (link === '' || isUploadedVideo(link)) return link;
  return /^https?:\/\//i.test(link) ? link.replace(/^http:/i, 'https:') : `https://${link}`;
}

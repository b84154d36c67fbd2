import { media } from '#messages';

const MEGABYTE = 1024 * 1024;

export const VIDEO_MAX_BYTES = 50 * MEGABYTE;
export const VIDEO_TYPES = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const;

export type VideoType = keyof typeof VIDEO_TYPES;
export type VideoEnding = (typeof VIDEO_TYPES)[VideoType];

export const videoUrl = (key: string, ending: VideoEnding) => `/media/videos/${key}.${ending}`;

/** The key in the address of a stored video; empty for links to elsewhere. */
export const ownVideoKey = (url: string | null): string =>
  /^\/media\/videos\/([0-9a-f]{32})\.(?:mp4|webm)$/.exec(url ?? '')?.[1] ?? '';

export function checkVideoFile({ type, size }: { type: string; size: number }): string | null {
  if (!Object.hasOwn(VIDEO_TYPES, type)) return media.videoType;
  return size > VIDEO_MAX_BYTES ? media.videoTooLarge(`${VIDEO_MAX_BYTES / MEGABYTE}MB`) : null;
}

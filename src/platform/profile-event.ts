import type { profileEventKind } from './db/tables/events.ts';

export type ProfileEventKind = (typeof profileEventKind.enumValues)[number];

/** Something that happened to a profile. It says what and when, never by whom. */
export interface ProfileEvent {
  /** The profile's slug, as visitors know it. */
  id: string;
  kind: ProfileEventKind;
  at: Date;
  /** Who is signed in, if anybody: known until the owner's own visits are left out, and never written. */
  viewer: number | null;
}

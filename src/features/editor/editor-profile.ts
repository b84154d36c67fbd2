import type { PictureSlot } from '#features/media/picture.rules.ts';
import type { FormValues } from '#features/profiles/form-values.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

export interface Standing {
  reviewStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
  reviewReason: string | null;
  listed: boolean;
  paused: boolean;
  /** What the editor shows is an edit that visitors do not see yet. */
  waiting: boolean;
}

export interface EditorProfile {
  kind: ProviderKind;
  slug: string;
  version: number;
  loginEmail: string;
  /** The one that visitors see; null when they see none. */
  workEmail: { email: string; confirmed: boolean } | null;
  values: FormValues;
  whatsapp: boolean;
  /** A link, the address of an uploaded file, or empty. */
  videoUrl: string;
  pictures: Readonly<Record<PictureSlot, readonly { key: string; url: string }[]>>;
  standing: Standing;
  /** A day as 2025-11-29. */
  confirmedOn: string;
  confirmDue: boolean;
  /** What the public page shows beside the owner's words. */
  shown: { rating: number; reviewCount: number; memberSince: string; demo: boolean };
}

import { isEmail } from '#features/accounts/email.rules.ts';
import { FACT_FIELDS } from '#features/profiles/fact-fields.rules.ts';
import { lenientPhone, rulesOf, type FieldRules } from '#features/profiles/field-checks.rules.ts';
import { videoSource } from '#features/profile-page/video-source.rules.ts';
import { oneLine } from '#platform/plain-text.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

export const EDITOR_MESSAGES = {
  blocked: 'Fix validation errors before saving.',
  saved: 'Profile updated successfully!',
  failed: 'Failed to update profile.',
  conflict:
    'This profile was changed somewhere else since you opened it. Nothing you typed is lost: look at the newer version, or save yours over it.',
  waiting: 'Your changes are waiting for review. Visitors see the approved version until then.',
  video:
    'Please enter a link that everybody can open, starting with https://, for example to a video on YouTube.',
  unchanged: 'There is nothing new to save.',
  connection: 'Nothing you typed is lost. Check your connection and save again.',
  expired:
    'You are signed out. Nothing you typed is lost: log in again in a new tab, come back here and save.',
  stranger:
    'You are signed in as somebody else now. Log in to the account of this profile in another tab, then save.',
  aside: 'You are looking at the newer version. What you typed is kept aside.',
  pictureGone: 'A picture that was removed elsewhere could not be kept.',
  identical: 'Both versions say the same by now.',
} as const;

const business = rulesOf('business', 'editor');

const EDITORS: Record<ProviderKind, FieldRules> = {
  specialist: { ...rulesOf('specialist', 'editor'), ...FACT_FIELDS },
  business: {
    ...business,
    // Whoever signed up on the other form may keep a number that the main form would not take.
    businessPhone: lenientPhone(business.businessPhone!),
    workEmail: {
      ...business.workEmail!,
      check: (value) =>
        isEmail(value.trim()) ? business.workEmail!.check(value) : 'Invalid email.',
    },
    ...FACT_FIELDS,
  },
};

export const editorFields = (kind: ProviderKind): FieldRules => EDITORS[kind];

export function checkEditorField(kind: ProviderKind, name: string, value: string): string | null {
  const field = EDITORS[kind][name]!;
  const tidied = field.tidy(value);
  return tidied === '' ? (field.required?.() ?? null) : field.check(tidied);
}

export function checkEditor(
  kind: ProviderKind,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.keys(EDITORS[kind]).flatMap((name) => {
      const message = checkEditorField(kind, name, values[name] ?? '');
      return message ? [[name, message]] : [];
    }),
  );
}

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

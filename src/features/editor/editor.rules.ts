import { isEmail } from '#features/accounts/email.rules.ts';
import { FACT_FIELDS } from '#features/profiles/fact-fields.rules.ts';
import { lenientPhone, rulesOf, type FieldRules } from '#features/profiles/field-checks.rules.ts';
import { translationRules, wrongTranslation } from '#features/profiles/translations.rules.ts';
import { videoSource } from '#features/profile-page/video-source.rules.ts';
import { oneLine } from '#platform/plain-text.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { editor } from '#messages';

type Values = Readonly<Record<string, string>>;

const business = rulesOf('business', 'editor');

const EDITORS: Record<ProviderKind, FieldRules> = {
  specialist: {
    ...rulesOf('specialist', 'editor'),
    ...translationRules('specialist'),
    ...FACT_FIELDS,
  },
  business: {
    ...business,
    // Whoever signed up on the other form may keep a number that the main form would not take.
    businessPhone: lenientPhone(business.businessPhone!),
    workEmail: {
      ...business.workEmail!,
      check: (value) =>
        isEmail(value.trim()) ? business.workEmail!.check(value) : editor.invalidEmail,
    },
    ...translationRules('business'),
    ...FACT_FIELDS,
  },
};

export const editorFields = (kind: ProviderKind): FieldRules => EDITORS[kind];

export function checkEditorField(
  kind: ProviderKind,
  name: string,
  value: string,
  values: Values = {},
): string | null {
  const field = EDITORS[kind][name]!;
  const tidied = field.tidy(value);
  const wrong = tidied === '' ? field.required?.() : field.check(tidied);
  return wrong ?? wrongTranslation(kind, name, { ...values, [name]: tidied });
}

export function checkEditor(kind: ProviderKind, values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.keys(EDITORS[kind]).flatMap((name) => {
      const message = checkEditorField(kind, name, values[name] ?? '', values);
      return message ? [[name, message]] : [];
    }),
  );
}

/** Uploaded files live under an address of this site. */
export const isUploadedVideo = (url: string): boolean => url.startsWith('/');

export function checkVideoLink(typed: string): string | null {
  const url = oneLine(typed);
  return url === '' || isUploadedVideo(url) || videoSource(url) ? null : editor.video;
}

/** People leave out what browsers add by themselves. */
export function tidyVideoLink(typed: string): string {
  const link = oneLine(typed);
  if (link === '' || isUploadedVideo(link)) return link;
  return /^https?:\/\//i.test(link) ? link.replace(/^http:/i, 'https:') : `https://${link}`;
}

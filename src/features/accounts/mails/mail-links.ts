import type { MailSite } from '#platform/mail/compose-mail.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

export function profileUrl(site: MailSite, kind: ProviderKind, slug: string): string {
  return site.url + paths[kind](slug);
}

export function editorUrl(site: MailSite, kind: ProviderKind): string {
  return site.url + (kind === 'specialist' ? paths.specialistEditor : paths.businessEditor);
}

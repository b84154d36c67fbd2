import type { Language } from '#platform/language.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { foreignLanguage } from '#platform/text-language.server.ts';
import { areasOf } from './fields.rules.ts';

/** The language of what a provider wrote, all of it together, where it is known and not the one that is spoken. */
export function langOf(
  kind: ProviderKind,
  texts: Readonly<Record<string, string>>,
): { lang?: Language } {
  const prose = areasOf(kind).map(({ key }) => (texts[key] ?? '').slice(0, EACH_MAX));
  const lang = foreignLanguage(prose.join(' '));
  return lang ? { lang } : {};
}

/** A row of trades in another language says less than the sentences beside it. */
const EACH_MAX = 200;

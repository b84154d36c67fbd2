import { useMemo } from 'react';
import { faqJsonLd } from '#features/faq/faq-json-ld.ts';
import { FaqPage } from '#features/faq/faq-page.tsx';
import { signupSettings } from '#features/signup/signup-settings.server.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/faq';
import { pageMeta, siteOf } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export function loader({ context }: Route.LoaderArgs) {
  return signupSettings(context.get(servicesContext).env);
}

/** Settings do not change while somebody goes from one question to the next. */
export const shouldRevalidate = () => false;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const siteName = siteOf(matches)?.name;
  return pageMeta(matches, {
    title: 'Questions and answers',
    description:
      'Which category fits your work, how to find and contact somebody, how profiles are reviewed, and how to look after your account.',
    canonical: paths.faq,
    ...(siteName && loaderData && { jsonLd: [faqJsonLd({ ...loaderData, siteName })] }),
  });
}

export default function Faq({ loaderData, matches }: Route.ComponentProps) {
  const { name } = siteOf(matches)!;
  const facts = useMemo(() => ({ ...loaderData, siteName: name }), [loaderData, name]);
  return <FaqPage facts={facts} />;
}

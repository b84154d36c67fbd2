import { faq } from '#messages';
import { FaqPage } from '#features/faq/faq-page.tsx';
import { faqJsonLd } from '#features/faq/faq-section.ts';
import { faqSections } from '#features/faq/faq-sections.server.ts';
import { signupSettings } from '#features/signup/signup-settings.server.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/faq';
import { pageMeta } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(servicesContext);
  return faqSections({ siteName: env.SITE_NAME, ...signupSettings(env) });
}

/** The answers do not change while somebody goes from one question to the next. */
export const shouldRevalidate = () => false;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: faq.title,
    description: faq.description,
    canonical: paths.faq,
    ...(loaderData && { jsonLd: [faqJsonLd(loaderData)] }),
  });
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage sections={loaderData} />;
}

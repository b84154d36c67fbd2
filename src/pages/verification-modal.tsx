import { signup } from '#messages';
import { signupSettings } from '#features/signup/signup-settings.server.ts';
import { VerifyEmail } from '#features/signup/verify-email.tsx';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/verification-modal';
import { metaOf } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

export function loader({ context }: Route.LoaderArgs) {
  return signupSettings(context.get(servicesContext).env);
}

export const meta = metaOf(() => ({
  title: signup.verifyTitle,
  description: signup.verifyDescription,
}));

export default function VerificationModal({ loaderData }: Route.ComponentProps) {
  return <VerifyEmail allowedDomains={loaderData.allowedDomains} />;
}

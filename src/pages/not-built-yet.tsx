import { useLocation } from 'react-router';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/frame/message-page.tsx';
import { paths } from '#platform/paths.ts';
import type { Route } from './+types/not-built-yet';
import { pageMeta } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

const PAGES: Record<string, { title: string; sentence: string }> = {
  signup: {
    title: 'Sign up',
    sentence: 'Specialists and businesses will create their free profile here.',
  },
  login: { title: 'Log in', sentence: 'Specialists and businesses will sign in here.' },
  'business-form': {
    title: 'Register a business',
    sentence: 'The registration form for businesses will stand here.',
  },
  'specialist-form': {
    title: 'Register as a specialist',
    sentence: 'The registration form for specialists will stand here.',
  },
  contact: { title: 'Contact', sentence: 'A message to our team will start here.' },
  terms: { title: 'Terms of Service', sentence: 'The terms of our service will be set out here.' },
  privacy: {
    title: 'Privacy Policy',
    sentence: 'What we keep about you, and why, will be set out here.',
  },
  businesslogin: { title: 'Business login', sentence: 'Businesses will sign in here.' },
  resetpassword: { title: 'Reset your password', sentence: 'A new password will start here.' },
  specialistlogin: { title: 'Specialist login', sentence: 'Specialists will sign in here.' },
  faq: { title: 'Questions and answers', sentence: 'Common questions will be answered here.' },
  profile1: { title: 'Your profile', sentence: 'Specialists will edit their profile here.' },
  profile2: {
    title: 'Your business profile',
    sentence: 'Businesses will edit their profile here.',
  },
  'verification-modal': {
    title: 'Verify your email',
    sentence: 'The six-digit code from our mail will be entered here.',
  },
};

const pageAt = (pathname: string) => PAGES[pathname.split('/')[1] ?? '']!;

export function meta({ matches, location }: Route.MetaArgs) {
  const { title, sentence } = pageAt(location.pathname);
  return pageMeta(matches, { title, description: sentence });
}

export default function NotBuiltYet() {
  const { title, sentence } = pageAt(useLocation().pathname);
  return (
    <MessagePage scene="soon" title={title} sentence={sentence}>
      <ButtonLink to={paths.home}>Back to the home page</ButtonLink>
    </MessagePage>
  );
}

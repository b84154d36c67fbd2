import { contactPath } from '#features/messages/contact-path.ts';
import { paths } from '#platform/paths.ts';
import type { FaqFacts } from '../faq-facts.ts';
import type { FaqItem } from '../faq-item.ts';

export const safetyQuestions = ({ siteName }: FaqFacts): FaqItem[] => [
  {
    id: 'report',
    question: 'How do I report a profile, a review or abuse?',
    answer: [
      'Every profile has a link “Report this profile”. You can also write to us: say which profile or review it is and what is wrong with it. You need not give your reasons in public, and we do not tell the provider who you are.',
      'A person on our staff looks at each report and decides. Until then the profile stays as it is. If somebody is in danger, call the police first: 911.',
    ],
    more: { text: 'Report abuse', to: contactPath('abuse-report') },
  },
  {
    id: 'spam',
    question: 'Will I get spam?',
    answer: [
      'Not from us. We send no advertising and give your address to nobody: you get mail only about your own account, such as a code, the result of a review of your profile or a message from a visitor.',
      `Beware of mail that asks for your password or a code. Nobody from ${siteName} will ever ask you for them.`,
    ],
  },
  {
    id: 'privacy',
    question: 'What do you know about visitors?',
    answer: [
      [
        'Very little. There is no tracking and no advertising. We count how often a profile is seen and its buttons are pressed, but not by whom. Our ',
        { text: 'Privacy Policy', to: paths.privacy },
        ' has all of it.',
      ],
    ],
  },
  {
    id: 'other-question',
    question: 'My question is not here.',
    answer: [
      [
        { text: 'Write to us', to: paths.contact },
        '. A person reads every message and answers it.',
      ],
    ],
  },
];

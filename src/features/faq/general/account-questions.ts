import { contactPath } from '#features/messages/contact-path.ts';
import { paths } from '#platform/paths.ts';
import type { FaqFacts } from '../faq-facts.ts';
import type { FaqItem } from '../faq-item.ts';

const account = { text: 'your account page', to: paths.account };

export const accountQuestions = ({ siteName }: FaqFacts): FaqItem[] => [
  {
    id: 'forgot-password',
    question: 'I forgot my password. What now?',
    answer: [
      [
        'Go to ',
        { text: 'reset your password', to: paths.resetPassword },
        ' and enter your email. We send you a link, and a six-digit code for those who would rather type: both let you choose a new password. The link and the code work once, for 10 minutes.',
      ],
      'A new password signs out every device that was signed in.',
    ],
  },
  {
    id: 'change-email',
    question: 'How do I change my login email?',
    answer: [
      [
        'On ',
        account,
        ': enter the new address and your password, then the code that we send to the new address. We tell the old address about it.',
      ],
      `If you cannot log in, or no longer have the old address, write to us and we change it by hand. We must be sure that it is you: we may ask for a photo of you holding a handwritten note with “${siteName}”, your full name and the date. Please send it only when we ask for it.`,
    ],
    more: { text: 'Ask us to change your email', to: contactPath('email-change') },
  },
  {
    id: 'delete-account',
    question: 'How do I delete my account?',
    answer: [
      [
        'On ',
        account,
        ', with your password. Your profile, your pictures and the reviews about you are deleted at once, and this cannot be undone. ',
        'If you only need a break, ',
        { text: 'pause your profile', to: `${paths.faq}#pause` },
        ' instead.',
      ],
      'If you cannot log in, write to us and we delete it by hand, once we are sure that it is yours.',
    ],
    more: { text: 'Ask us to delete your account', to: contactPath('account-deletion') },
  },
  {
    id: 'download-data',
    question: 'Can I get a copy of my data?',
    answer: [
      [
        'Yes, on ',
        account,
        '. You get one file with your profile, your pictures, the reviews about you and the devices that are signed in.',
      ],
    ],
  },
  {
    id: 'devices',
    question: 'I have logged in on a phone that is not mine. How do I log out there?',
    answer: [
      [
        'On ',
        account,
        ' you see every device that is signed in and can end each of them. Changing your password signs out all the others.',
      ],
    ],
  },
  {
    id: 'minimum-age',
    question: 'How old must I be?',
    answer: [
      'At least 13 years old. If you are not of age yet, ask a parent or guardian before you sign up.',
    ],
  },
];

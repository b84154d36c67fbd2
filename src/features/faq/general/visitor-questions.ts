import { DISTRICTS, LOCATIONS } from '#features/profiles/locations.rules.ts';
import { paths } from '#platform/paths.ts';
import type { FaqFacts } from '../faq-facts.ts';
import type { FaqItem } from '../faq-item.ts';

export const visitorQuestions = ({ siteName }: FaqFacts): FaqItem[] => [
  {
    id: 'what-is-this',
    question: `What is ${siteName}?`,
    answer: [
      `${siteName} is a directory of people and businesses in Belize who offer services. You search by what you need and where you need it, look at profiles, and contact the provider yourself.`,
      `We are not a party to what you agree on: ${siteName} neither employs nor sends anybody.`,
    ],
  },
  {
    id: 'cost',
    question: 'What does it cost?',
    answer: [
      'Nothing. Searching, looking at profiles and contacting providers is free, and so is having a profile as a specialist or a business.',
    ],
  },
  {
    id: 'commissions',
    question: 'Do you take a commission?',
    answer: [
      'No. You pay the provider directly, in the way that you agree on, and we take no part of it.',
    ],
  },
  {
    id: 'need-an-account',
    question: 'Do I need an account to find or contact somebody?',
    answer: [
      'No. Accounts are only for specialists and businesses who want to be found. Visitors search, read and call without signing up.',
    ],
  },
  {
    id: 'contact-a-provider',
    question: 'How do I contact a specialist or a business?',
    answer: [
      'Open the profile. It shows the phone number, the work email if there is one, and buttons to call or write. On a phone they stay at the bottom of the screen.',
      '“Send a message” is for those without a mail app or WhatsApp: we pass your words on by email, and the answer comes straight to you.',
      'You can also save the contact to your phone, or share the profile with somebody.',
    ],
  },
  {
    id: 'whatsapp',
    question: 'When can I use WhatsApp?',
    answer: [
      'A profile shows a WhatsApp button when its number is a Belizean mobile number, which begins with 6, and the provider has not switched the button off. It opens WhatsApp with a greeting that you can change before you send it.',
    ],
  },
  {
    id: 'visitors-from-abroad',
    question: `I am visiting Belize. Can I use ${siteName}?`,
    answer: [
      'Of course. Nearly 500,000 tourists come to Belize annually, and many of them need a guide, a driver, a place to stay or a repair.',
      'Numbers are shown with the country code +501, so that you can call them from a foreign phone as they stand.',
    ],
  },
  {
    id: 'places',
    question: 'Which parts of Belize do you cover?',
    answer: [
      `All six districts: ${DISTRICTS.join(', ')}. You can choose among ${LOCATIONS.length} places: ${LOCATIONS.join(', ')}.`,
      'A search in Cayo, Stann Creek or Toledo includes the towns of that district. In a village that is not listed, choose the nearest place.',
    ],
  },
  {
    id: 'languages',
    question: 'Which languages can I use?',
    answer: [
      'The pages are in English. The search also understands many Spanish and Kriol words for services and places. Which languages providers speak, they often say in their profile; otherwise ask them.',
    ],
  },
  {
    id: 'booking-and-paying',
    question: 'Can I book or pay on the site?',
    answer: [
      'No. You agree on the work, the time and the price with the provider. Agree on them before the work begins, and do not pay everything in advance to somebody you do not know.',
    ],
  },
  {
    id: 'trust',
    question: 'How do I know whom to trust?',
    answer: [
      'Our staff look at every profile, each provider has proved an email address, and reviews come from people who have proved theirs. A profile also says since when it exists and when its details were last confirmed.',
      [
        'We do not check licences, insurance or workmanship: ask to see them where they matter. If something is wrong with a profile, ',
        { text: 'tell us', to: `${paths.faq}#report` },
        '.',
      ],
    ],
  },
  {
    id: 'ratings',
    question: 'How do ratings work?',
    answer: [
      'A rating is the average of the stars, from 1 to 5, that customers have given in their reviews. A provider without reviews shows “No reviews yet”. Nobody can buy a rating, and low ratings are published in the same way as high ones.',
    ],
  },
  {
    id: 'write-a-review',
    question: 'How do I review a provider?',
    answer: [
      'On the profile. You need no account: we send a six-digit code to your email, and your review is published when you enter it. Only your first name is shown, never your email.',
      'You can write one review for each provider and change it for 30 days. The provider may reply once, in public. We remove a review only for a reason that we state in public.',
    ],
  },
];

import { ALLOWED_EMAIL_DOMAINS } from '#features/accounts/email.rules.ts';
import { PICTURE_SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import { VIDEO_MAX_BYTES } from '#features/media/video.rules.ts';
import { contactPath } from '#features/messages/contact-path.ts';
import { REVIEWED_WITHIN_HOURS } from '#features/profiles/profile.rules.ts';
import { paths } from '#platform/paths.ts';
import type { FaqFacts } from '../faq-facts.ts';
import type { FaqItem } from '../faq-item.ts';

const editor = { text: 'your profile’s editor', to: paths.login };

export const providerQuestions = (facts: FaqFacts): FaqItem[] => [
  {
    id: 'sign-up',
    question: 'How do I offer my services here?',
    answer: [
      [
        { text: 'Sign up', to: paths.signup },
        ' as a specialist if you work under your own name, or as a business. Fill in the form, add pictures if you like, and enter the six-digit code that we send to your email. It takes a few minutes and is free.',
      ],
    ],
  },
  {
    id: 'profile-review',
    question: 'How are profiles reviewed, and how long does it take?',
    answer: [
      facts.reviewedFirst
        ? `Our staff look at each new profile within ${REVIEWED_WITHIN_HOURS} hours. Until it is approved, only you can see it. Later changes are looked at in the same way, while visitors go on seeing the approved version.`
        : `Your profile is live and searchable as soon as you submit the form. Our staff look at each new and each changed profile within ${REVIEWED_WITHIN_HOURS} hours.`,
      'If something needs correcting, we tell you by email what it is. Correct it in the editor and save: it is then reviewed again.',
    ],
  },
  {
    id: 'which-email',
    question: 'Which email addresses can I sign up with?',
    answer: [emailProviders(facts), 'Your work email, which visitors see, may be any address.'],
  },
  {
    id: 'no-code',
    question: 'The code does not arrive. What can I do?',
    answer: [
      'Look into the spam folder, and check that the address is spelled correctly. A code works once, for 10 minutes. After a minute you can ask for a new one; the older one then no longer works.',
    ],
  },
  {
    id: 'who-sees-my-phone',
    question: 'Who can see my phone number and email?',
    answer: [
      'Your phone number and your work email are shown to everybody who opens your profile: that is what it is for. Lists and search results do not carry them, which makes them harder to collect.',
      'The email that you log in with is never shown.',
    ],
  },
  {
    id: 'photos',
    question: 'Which photos can I add?',
    answer: [
      `A profile picture (JPEG, PNG or GIF, up to ${megabytes('profile')} MB), a banner (JPEG or PNG, up to ${megabytes('background')} MB) and up to ${PICTURE_SLOTS.showcase.maxCount} showcase pictures of your work (JPEG or PNG, up to ${megabytes('showcase')} MB each).`,
      'Show your own work, and only people who agree to it. We remove what a camera hides in a picture, such as the place where it was taken.',
    ],
  },
  {
    id: 'video',
    question: 'How do I add a video?',
    answer: [
      [
        'In ',
        editor,
        ` you can link a video on YouTube, Vimeo, Facebook or TikTok, a video file or any page on the web, or upload an .mp4 or .webm file of up to ${VIDEO_MAX_BYTES / 1024 ** 2} MB.`,
      ],
      'If that does not work for you, write to us and we add it by hand.',
    ],
    more: { text: 'Ask us to add a video', to: contactPath('video') },
  },
  {
    id: 'change-details',
    question: 'How do I change my details?',
    answer: [
      [
        { text: 'Log in', to: paths.login },
        ' and you are in your editor: texts, pictures, category, place, phone, work email and the WhatsApp button. What you save is shown ',
        facts.reviewedFirst ? 'as soon as it is approved.' : 'at once.',
      ],
    ],
  },
  {
    id: 'pause',
    question: 'Can I take a break without losing my profile?',
    answer: [
      'Yes. Pause your profile: visitors no longer find it, and nothing is lost. Resume it when you are back, and it is found again with its pictures and reviews.',
    ],
  },
  {
    id: 'both-account-types',
    question: 'Can I be here as a specialist and as a business?',
    answer: [
      'Yes, with two separate accounts. Each needs its own login email, and its own phone number and work email, because every account’s must be different.',
    ],
  },
];

function emailProviders({ allowedDomains }: FaqFacts): string {
  const domains = allowedDomains ?? ALLOWED_EMAIL_DOMAINS;
  return domains.includes('*')
    ? 'Any address that you can receive mail at.'
    : `Addresses of these mail services: ${domains.join(', ')}. It is the address that you log in with.`;
}

const megabytes = (slot: PictureSlot) => PICTURE_SLOTS[slot].maxBytes / 1024 ** 2;

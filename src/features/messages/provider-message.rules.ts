/** How the page about a message to a provider speaks of them: a person's first name, a business's whole one. */
export const PROVIDER_MESSAGE_TEXTS = {
  heading: (name: string) => `Message ${name}`,
  intro: (name: string) =>
    `${name} gets your message by email and answers you directly. We keep no copy.`,
  hint: 'Say what you need, where and by when.',
  demo: 'This provider is invented for the demo: nobody will answer.',
  thanks: (name: string) => `Your message is on its way to ${name}.`,
  answer: 'The answer comes by email to the address that you gave.',
  back: 'Back to the profile',
  gone: 'This profile is no longer there, so nothing was sent.',
  busy: (name: string) =>
    `${name} has been sent many messages lately. Please try again later, or get in touch another way.`,
} as const;

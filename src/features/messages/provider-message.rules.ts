export const PROVIDER_MESSAGE_TEXTS = {
  gone: 'This profile is no longer there, so nothing was sent.',
  busy: (name: string) =>
    `${name} has been sent many messages lately. Please try again later, or get in touch another way.`,
} as const;

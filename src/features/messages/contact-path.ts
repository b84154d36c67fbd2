import { paths } from '#platform/paths.ts';
import type { ContactTopic } from './contact-topics.rules.ts';

/** The contact page with a topic chosen and the message begun. */
export const contactPath = (topic: ContactTopic): string => `${paths.contact}?topic=${topic}`;

/** How a provider can be reached at once, the quickest first. */
export const CONTACT_WAYS = ['call', 'whatsapp'] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

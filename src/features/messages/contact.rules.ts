export const CONTACT_MESSAGE_MAX = 500;

/** Who answers for the site before the law. */
export const OPERATOR = 'Kanek Belize Limited';

/** Of the terms and of the privacy policy, which were written together. */
export const LAST_UPDATED = { date: '2024-12-19', text: 'December 19, 2024' };

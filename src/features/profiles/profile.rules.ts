/** The longest text each field takes, in characters. */
export const SPECIALIST_LIMITS = {
  firstName: 20,
  lastName: 20,
  occupation: 40,
  education: 350,
  skills: 500,
  bio: 500,
  workEmail: 100,
} as const;

export const BUSINESS_LIMITS = {
  businessName: 40,
  address: 100,
  specificType: 40,
  about: 350,
  services: 500,
  description: 500,
  workEmail: 40,
} as const;

/** Only the business form on its own page asks for it. */
export const BUSINESS_NAME_MIN = 2;

export const REVIEWED_WITHIN_HOURS = 24;

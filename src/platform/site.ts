/** How the site presents itself, taken from the environment. */
export interface Site {
  name: string;
  url: string;
  contactEmail: string;
  contactPhone: string;
  socialHandle: string;
}

export const DESCRIPTOR = "Belize's local services directory";
export const TAGLINE = 'Connecting local talent, services and businesses into one trusted network.';

import type { ReactNode } from 'react';
import { Mail, Phone } from 'lucide-react';
import { mailHref, telHref, whatsappHref } from './contact-links.rules.ts';
import type { Profile } from './profile.ts';
import { WhatsAppIcon } from './whatsapp-icon.tsx';

export interface ContactAction {
  name: string;
  href: string;
  icon: ReactNode;
  /** Opens another site. */
  away?: true;
}

/** The ways to reach this provider, the quickest first. */
export function contactActions(profile: Profile, siteName: string): ContactAction[] {
  const { phone, whatsapp, email, shortName } = profile;
  const greeting = { shortName, siteName };
  const icon = 'size-5 shrink-0';
  return [
    ...(phone
      ? [{ name: 'Call', href: telHref(phone), icon: <Phone aria-hidden className={icon} /> }]
      : []),
    ...(whatsapp
      ? [
          {
            name: 'WhatsApp',
            href: whatsappHref(whatsapp, greeting),
            icon: <WhatsAppIcon className={icon} />,
            away: true as const,
          },
        ]
      : []),
    ...(email
      ? [
          {
            name: 'Email',
            href: mailHref(email, greeting),
            icon: <Mail aria-hidden className={icon} />,
          },
        ]
      : []),
  ];
}

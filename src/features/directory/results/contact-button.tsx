import { useContext, useEffect, useRef, useState, type MouseEvent } from 'react';
import { MessageCircle, Phone } from 'lucide-react';
import { results } from '#messages';
import type { ContactWay } from '#features/profiles/contact-ways.rules.ts';
import { withLanguage } from '#platform/language.ts';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { NavigateContext } from '#ui/link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { ProviderCard } from '../provider-card.ts';
import { textIn, type Answer } from '../call-api.ts';

interface Contact {
  /** As people write it. */
  number: string;
  /** Calls it, or opens a chat with it. */
  href: string;
}

const PATIENCE_MS = 10_000;
const REACHES = /^(tel:|https:\/\/wa\.me\/)/;

const ICONS = {
  call: <Phone className="size-4.5 shrink-0" />,
  whatsapp: <MessageCircle className="size-4.5 shrink-0" />,
};

interface ContactButtonProps {
  card: Pick<ProviderCard, 'kind' | 'id' | 'name'>;
  way: ContactWay;
}

/**
 * Asks for the number when it is tapped, follows it and shows it. Without scripts, and where there is no number to be
 * had, it leads to where the profile tells how to get in touch.
 */
export function ContactButton({ card: { kind, id, name }, way }: ContactButtonProps) {
  const [contact, setContact] = useState<Contact | null>(null);
  const [busy, setBusy] = useState(false);
  const navigate = useContext(NavigateContext);
  const label = way === 'call' ? results.call : 'WhatsApp';
  const inProfile = `${paths[kind](id)}#contact-heading`;
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const ask = async () => {
    setBusy(true);
    try {
      const found = await askNumber(id, way);
      // Whoever has gone on meanwhile is left where they are.
      if (!here.current) return;
      setContact(found);
      location.href = found.href;
    } catch {
      if (here.current) void navigate?.(inProfile);
    }
    setBusy(false);
  };
  const press = (event: MouseEvent) => {
    if (contact || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!busy) void ask();
  };

  return (
    <ButtonLink
      to={contact?.href ?? inProfile}
      rel="nofollow"
      variant="quiet"
      size="small"
      onClick={press}
      aria-busy={busy || undefined}
      aria-label={[label, name, contact?.number].filter(Boolean).join(' ')}
    >
      {busy ? <Spinner /> : ICONS[way]}
      <span aria-live="polite" className="min-w-0 tabular-nums">
        {contact?.number ?? label}
      </span>
    </ButtonLink>
  );
}

/** The number that a card does not have; it throws where there is none to be had. */
async function askNumber(id: string, by: ContactWay): Promise<Contact> {
  const response = await fetch(withLanguage(paths.contactNumber), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, by }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const answer = (await response.json()) as Answer;
  const contact = { number: textIn(answer, 'number'), href: textIn(answer, 'href') };
  if (!REACHES.test(contact.href)) throw new Error(`No number: ${response.status}`);
  return contact;
}

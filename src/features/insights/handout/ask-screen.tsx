import { useState } from 'react';
import { Copy, MessageCircle } from 'lucide-react';
import { Form } from 'react-router';
import { REVIEW_NAME_MAX } from '#features/reviews/review.rules.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { showNotice } from '#ui/notices.ts';
import { TextInput } from '#ui/text-input.tsx';
import { askingText, reviewLink, whatsappShare } from './ask.rules.ts';
import type { Ask } from './get-ask.server.ts';
import { HandoutFrame } from './handout-frame.tsx';

/** One for somebody who is named, else a page of them. */
const CARDS = Array.from({ length: 10 }, (_, index) => index);

export function AskScreen({ ask }: { ask: Ask }) {
  const { kind, customer, paper } = ask;
  return (
    <HandoutFrame
      note="People who liked your work are glad to be asked. Send them a link, or hand them a card."
      handout={ask}
      query={customer ? { name: customer } : {}}
      first={<AskByLink ask={ask} />}
    >
      <div data-theme="light" data-accent={kind} data-paper={paper} className="cards">
        {(customer ? CARDS.slice(0, 1) : CARDS).map((index) => (
          <div key={index} aria-hidden={index > 0 || undefined} className="business-card">
            <ReviewCard ask={ask} />
          </div>
        ))}
      </div>
    </HandoutFrame>
  );
}

/** The link follows the name as it is typed; the code on the card comes from the server, with the button. */
function AskByLink({ ask: { kind, form, customer, paper } }: { ask: Ask }) {
  const [typed, setTyped] = useState(customer);
  const link = reviewLink(form, typed);
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <Form method="get" replace preventScrollReset className="grid gap-3">
        <input type="hidden" name="paper" value={paper} />
        <Field
          label="Customer’s first name (optional)"
          hint="It stands in the form already when they open the link. They can change it."
        >
          <TextInput
            name="name"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={REVIEW_NAME_MAX}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" variant="secondary" size="small" className="justify-self-start">
          Put it on the card too
        </Button>
      </Form>
      <div className="grid gap-3 border-t border-line pt-5">
        <p className="text-small break-all text-ink-2">{link}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            to={whatsappShare(askingText(kind, form, typed))}
            target="_blank"
            rel="noopener"
          >
            <MessageCircle aria-hidden className="size-5" />
            Ask on WhatsApp
          </ButtonLink>
          <Button variant="secondary" data-needs-script onClick={() => void copy(link)}>
            <Copy aria-hidden className="size-5" />
            Copy link
          </Button>
        </div>
      </div>
    </Card>
  );
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showNotice({ tone: 'success', text: 'Link copied.' });
  } catch {
    showNotice({ tone: 'info', text: `Copy this link: ${link}` });
  }
}

function ReviewCard({ ask: { kind, name, customer, siteName, code } }: { ask: Ask }) {
  return (
    <>
      <div className="business-card-words">
        <p dir="auto" className="business-card-name">
          {customer ? `Thank you, ${customer}!` : 'Thank you!'}
        </p>
        <p className="business-card-headline">
          How was {kind === 'specialist' ? 'my' : 'our'} work? Scan and write a review.
        </p>
        <p className="business-card-contact">
          <span dir="auto">{name}</span>
          <span>No account needed</span>
        </p>
        <p className="business-card-site">{siteName}</p>
      </div>
      <img src={code} alt="QR code that opens the review form" width="200" height="200" />
    </>
  );
}

import { useState } from 'react';
import { Copy, MessageCircle } from 'lucide-react';
import { Form } from 'react-router';
import { REVIEW_NAME_MAX } from '#features/reviews/review.rules.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { copyText } from '#ui/share-link.ts';
import { TextInput } from '#ui/text-input.tsx';
import { askingText, reviewLink, whatsappShare } from './ask.rules.ts';
import { CardSheet, HandoutFrame } from './handout-frame.tsx';
import type { Ask } from './get-handout.server.ts';

export function AskScreen({ ask }: { ask: Ask }) {
  const { customer } = ask;
  return (
    <HandoutFrame
      note="People who liked your work are glad to be asked. Send them a link, or hand them a card."
      handout={ask}
      query={customer ? { name: customer } : {}}
      first={<AskByLink ask={ask} />}
    >
      <CardSheet {...ask} alt="QR code that opens the review form" {...(customer && { count: 1 })}>
        <ReviewCard ask={ask} />
      </CardSheet>
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

const copy = (link: string) =>
  copyText(link, 'Link copied.', { tone: 'info', text: `Copy this link: ${link}` });

function ReviewCard({ ask: { kind, name, customer } }: { ask: Ask }) {
  return (
    <>
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
    </>
  );
}

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
import { handout } from '#messages';
import { askingText, reviewLink, whatsappShare } from './ask.rules.ts';
import { CardSheet, HandoutFrame } from './handout-frame.tsx';
import type { Ask } from './get-handout.server.ts';

export function AskScreen({ ask }: { ask: Ask }) {
  const { customer } = ask;
  return (
    <HandoutFrame
      note={handout.askNote}
      handout={ask}
      query={customer ? { name: customer } : {}}
      first={<AskByLink ask={ask} />}
    >
      <CardSheet {...ask} alt={handout.codeOpensForm} {...(customer && { count: 1 })}>
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
        <Field label={handout.customer} hint={handout.customerHint}>
          <TextInput
            name="name"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={REVIEW_NAME_MAX}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" variant="secondary" size="small" className="justify-self-start">
          {handout.putOnCard}
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
            {handout.askOnWhatsapp}
          </ButtonLink>
          <Button variant="secondary" data-needs-script onClick={() => void copy(link)}>
            <Copy aria-hidden className="size-5" />
            {handout.copyLink}
          </Button>
        </div>
      </div>
    </Card>
  );
}

const copy = (link: string) =>
  copyText(link, handout.linkCopied, { tone: 'info', text: handout.copyThis(link) });

function ReviewCard({ ask: { kind, name, customer } }: { ask: Ask }) {
  return (
    <>
      <p dir="auto" className="business-card-name">
        {handout.thankYou(customer)}
      </p>
      <p className="business-card-headline">{handout.howWasIt(kind)}</p>
      <p className="business-card-contact">
        <span dir="auto">{name}</span>
        <span>{handout.noAccount}</span>
      </p>
    </>
  );
}

import { Copy } from 'lucide-react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { copyText } from '#ui/share-link.ts';
import { handout } from '#messages';
import type { Embed } from './get-handout.server.ts';

/** The card for other websites: the line to copy, and how it looks. */
export function WebsiteScreen({ embed: { line, path, title, listed, size } }: { embed: Embed }) {
  return (
    <div className="container-page grid gap-5 pt-5 pb-16 md:pt-8">
      <p className="max-w-[40rem] text-ink-2">{handout.websiteNote}</p>
      {!listed && <Alert role="none">{handout.websiteNotListed}</Alert>}
      <div className="grid max-w-[60rem] items-start gap-5 lg:grid-cols-2 lg:gap-8">
        <Card className="grid gap-4 p-5 sm:p-6">
          <Field label={handout.oneLine} hint={handout.oneLineHint}>
            <TextArea
              readOnly
              rows={5}
              value={line}
              spellCheck={false}
              onFocus={(event) => event.target.select()}
              className="font-mono text-small break-all"
            />
          </Field>
          <Button data-needs-script className="justify-self-start" onClick={() => void copy(line)}>
            <Copy aria-hidden className="size-5" />
            {handout.copyLine}
          </Button>
        </Card>
        <section aria-labelledby="preview-heading" className="grid gap-3">
          <h2 id="preview-heading" className="text-subheading">
            {handout.howItLooks}
          </h2>
          <iframe src={path} title={title} {...size} className="max-w-full border-0" />
          <p className="text-small text-ink-2">{handout.websiteTheme}</p>
        </section>
      </div>
    </div>
  );
}

const copy = (line: string) =>
  copyText(line, handout.lineCopied, { tone: 'info', text: handout.copyByHand });

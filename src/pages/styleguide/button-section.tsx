import { useState } from 'react';
import { ArrowRight, Heart, Phone, Search, Share2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Section, Specimen } from './section.tsx';

const row = 'flex flex-wrap items-center gap-3';

export function ButtonSection() {
  const [busy, setBusy] = useState(false);
  return (
    <Section
      id="buttons"
      title="Buttons"
      note="One primary button per view. Everything that can be pressed is at least 44 px in both directions."
    >
      {(['specialist', 'business'] as const).map((accent) => (
        <Specimen key={accent} name={accent === 'specialist' ? 'Specialists' : 'Businesses'}>
          <div data-accent={accent} className={row}>
            <Button>Sign Up</Button>
            <Button variant="secondary">Show map</Button>
            <Button variant="quiet">Clear all</Button>
            <ButtonLink to="tel:+5016000000">
              <Phone aria-hidden className="size-5" />
              Call
            </ButtonLink>
          </div>
        </Specimen>
      ))}
      <Specimen name="Sizes">
        <div className={row}>
          <Button size="small">Small</Button>
          <Button>Medium</Button>
          <Button size="large">
            <Search aria-hidden className="size-5.5" />
            Large
          </Button>
        </div>
      </Specimen>
      <Specimen name="States">
        <div className={row}>
          <Button disabled>Disabled</Button>
          <Button variant="secondary" disabled>
            Disabled
          </Button>
          <Button busy busyLabel="Submitting...">
            Submit
          </Button>
          <Button
            variant="secondary"
            busy={busy}
            busyLabel="Working..."
            onClick={() => {
              setBusy(true);
              setTimeout(() => setBusy(false), 1500);
            }}
          >
            Press to work
          </Button>
          <Button variant="danger">Delete profile</Button>
        </div>
      </Specimen>
      <Specimen name="As a link, and as an icon">
        <div className={row}>
          <ButtonLink to="/signup" variant="secondary">
            List your business
            <ArrowRight aria-hidden className="size-5" />
          </ButtonLink>
          <IconButton label="Save">
            <Heart aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Share" variant="raised">
            <Share2 aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Share, not available" variant="raised" disabled>
            <Share2 aria-hidden className="size-5" />
          </IconButton>
        </div>
      </Specimen>
    </Section>
  );
}

import { placeName } from '#platform/names.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { handout as words } from '#messages';
import { CardSheet, HandoutFrame } from './handout-frame.tsx';
import type { Handout } from './get-handout.server.ts';

export function CardsScreen({ handout }: { handout: Handout }) {
  return (
    <HandoutFrame
      note={
        <>
          {words.cardsNote}
          <br />
          <TextLink to={paths.poster}>{words.posterInstead}</TextLink>
        </>
      }
      handout={handout}
    >
      <CardSheet {...handout} alt={words.codeOpens(handout.address)}>
        <BusinessCard handout={handout} />
      </CardSheet>
    </HandoutFrame>
  );
}

function BusinessCard({ handout }: { handout: Handout }) {
  const { name, headline, location, phone } = handout;
  return (
    <>
      <p dir="auto" className="business-card-name">
        {name}
      </p>
      <p dir="auto" className="business-card-headline">
        {headline}
      </p>
      <p className="business-card-contact">
        {phone && <span>{phone}</span>}
        <span>
          {placeName(location)}, {COUNTRY.name}
        </span>
      </p>
    </>
  );
}

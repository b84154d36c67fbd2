import { COUNTRY } from '#platform/pack.ts';
import type { Handout } from './get-handout.server.ts';
import { HandoutFrame } from './handout-frame.tsx';

/** Two by five fit on either large paper. */
const CARDS = Array.from({ length: 10 }, (_, index) => index);

export function CardsScreen({ handout }: { handout: Handout }) {
  return (
    <HandoutFrame
      note="Ten cards of 3.5 by 2 inches on one page, to be cut along the lines. Thick paper is best."
      handout={handout}
    >
      <div
        data-theme="light"
        data-accent={handout.kind}
        data-paper={handout.paper}
        className="cards"
      >
        {CARDS.map((index) => (
          // On the screen one is enough, and so it is for those who listen.
          <div key={index} aria-hidden={index > 0 || undefined} className="business-card">
            <BusinessCard handout={handout} />
          </div>
        ))}
      </div>
    </HandoutFrame>
  );
}

function BusinessCard({ handout }: { handout: Handout }) {
  const { name, headline, location, phone, address, code, siteName } = handout;
  return (
    <>
      <div className="business-card-words">
        <p dir="auto" className="business-card-name">
          {name}
        </p>
        <p dir="auto" className="business-card-headline">
          {headline}
        </p>
        <p className="business-card-contact">
          {phone && <span>{phone}</span>}
          <span>
            {location}, {COUNTRY.name}
          </span>
        </p>
        <p className="business-card-site">{siteName}</p>
      </div>
      <img src={code} alt={`QR code that opens ${address}`} width="200" height="200" />
    </>
  );
}

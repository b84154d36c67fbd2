import type { Handout } from './get-handout.server.ts';
import { HandoutFrame } from './handout-frame.tsx';

export function PosterScreen({ handout }: { handout: Handout }) {
  const { kind, name, headline, location, address, code, siteName, paper } = handout;
  return (
    <HandoutFrame
      title="Your poster"
      note="One page for your door, your counter or the notice board of the village."
      handout={handout}
    >
      <article
        aria-label="Poster"
        data-theme="light"
        data-accent={kind}
        data-paper={paper}
        className="poster"
      >
        <div className="poster-head">
          <p dir="auto" className="poster-name">
            {name}
          </p>
          <p dir="auto" className="poster-headline">
            {headline}
          </p>
          <p className="poster-place">{location}, Belize</p>
        </div>
        <div className="poster-code">
          <img src={code} alt={`QR code that opens ${address}`} width="400" height="400" />
        </div>
        <div className="poster-foot">
          <p className="poster-call">Scan to see my work, reviews and contacts</p>
          <p className="poster-address">{address}</p>
          <p className="poster-site">{siteName}</p>
        </div>
      </article>
    </HandoutFrame>
  );
}

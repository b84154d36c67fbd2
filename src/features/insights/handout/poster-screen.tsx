import { Star } from 'lucide-react';
import { placeName } from '#platform/names.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { handout as words } from '#messages';
import { PAPERS } from '../insights.rules.ts';
import type { Handout } from './get-handout.server.ts';
import { HandoutFrame } from './handout-frame.tsx';
import { PosterPicture } from './poster-picture.tsx';
import { posterScene } from './poster-scene.ts';
import { fitText, posterWords } from './poster.rules.ts';
import './poster.css';

export function PosterScreen({ handout }: { handout: Handout }) {
  return (
    <HandoutFrame
      note={
        <>
          {words.posterNote}
          <br />
          <TextLink to={paths.card}>{words.cardsInstead}</TextLink>
        </>
      }
      handout={handout}
      papers={PAPERS}
      beside={<PosterPicture slug={handout.slug} />}
    >
      <Poster handout={handout} />
    </HandoutFrame>
  );
}

/** Read from three metres: who, what, and the number to call. Come closer for the rest. */
function Poster({ handout }: { handout: Handout }) {
  const {
    kind,
    name,
    headline,
    location,
    portrait,
    rating,
    address,
    code,
    siteName,
    colour,
    logo,
  } = handout;
  const { call, number, countryCode, scan } = posterWords(handout);
  return (
    <article
      aria-label={words.poster}
      data-theme="light"
      data-accent={kind}
      data-paper={handout.paper}
      data-own-colour={colour ? '' : undefined}
      className="poster"
    >
      <div className="poster-scene">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(posterScene(kind, colour))}`}
          alt=""
          className="poster-sky"
        />
        {portrait && (
          <img
            src={portrait}
            alt={kind === 'specialist' ? words.portraitOf(name) : words.logoOf(name)}
            className="poster-portrait"
          />
        )}
      </div>
      <div className="poster-words">
        <p dir="auto" data-size={fitText('name', name).number} className="poster-name">
          {name}
        </p>
        <p dir="auto" data-size={fitText('headline', headline).number} className="poster-headline">
          {headline}
        </p>
        <p className="poster-place">
          {placeName(location)}, {COUNTRY.name}
        </p>
      </div>
      <div className="poster-band">
        <p className="poster-call">{call}</p>
        {number && (
          <p data-size={fitText('phone', number).number} className="poster-phone">
            {countryCode && <span>{countryCode}</span>} {number}
          </p>
        )}
      </div>
      <div className="poster-foot">
        <img src={code} alt={words.codeOpens(address)} className="poster-code" />
        <div className="poster-more">
          {rating && (
            <p className="poster-rating">
              <Star aria-hidden />
              {rating}
            </p>
          )}
          <p className="poster-scan">{scan}</p>
          <p className="poster-address">{address}</p>
          <p className="poster-site">
            {logo && <img {...logo} alt="" />}
            {siteName}
          </p>
        </div>
      </div>
    </article>
  );
}

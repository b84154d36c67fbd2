import { handout, staffInvitations as words } from '#messages';
import { HandoutFrame } from '#features/insights/handout/handout-frame.tsx';
import { posterScene } from '#features/insights/handout/poster-scene.ts';
import { fitText } from '#features/insights/handout/poster.rules.ts';
import { PAPERS } from '#features/insights/insights.rules.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { DeskHeading } from '../desk/desk-heading.tsx';
import type { InvitationPoster } from './invitations-desk.server.ts';
import '#features/insights/handout/poster.css';

export function InvitationPosterScreen(poster: InvitationPoster) {
  const { kind, paper, isOver } = poster;
  return (
    <>
      <div data-print="off">
        <Breadcrumbs
          trail={[{ label: words.title, to: staffPaths.invitations }]}
          current={words.posterTitle}
        />
        <DeskHeading title={words.posterTitle} />
      </div>
      <HandoutFrame
        note={words.posterNote}
        handout={{ kind, paper, listed: true }}
        papers={PAPERS}
        first={isOver && <Alert role="none">{words.ended}</Alert>}
      >
        <Poster {...poster} />
      </HandoutFrame>
    </>
  );
}

function Poster(poster: InvitationPoster) {
  const { kind, colour, paper, language, title, whom, free, scan, address, code, siteName } =
    poster;
  return (
    <article
      aria-label={handout.poster}
      lang={language}
      data-theme="light"
      data-accent={kind}
      data-paper={paper}
      className="poster"
    >
      <div className="poster-scene">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(posterScene(kind, colour))}`}
          alt=""
          className="poster-sky"
        />
      </div>
      <div className="poster-words">
        <p data-size={fitText('name', title).number} className="poster-name">
          {title}
        </p>
        <p data-size={fitText('headline', whom).number} className="poster-headline">
          {whom}
        </p>
      </div>
      <div className="poster-band">
        <p className="poster-call">{free}</p>
      </div>
      <div className="poster-foot">
        <img src={code} alt={handout.codeOpens(address)} className="poster-code" />
        <div className="poster-more">
          <p className="poster-scan">{scan}</p>
          <p className="poster-address">{address}</p>
          <p className="poster-site">{siteName}</p>
        </div>
      </div>
    </article>
  );
}

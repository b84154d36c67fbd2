import type { ReactNode } from 'react';
import type { Handout } from './get-handout.server.ts';

interface CardSheetProps extends Pick<Handout, 'kind' | 'paper' | 'code' | 'siteName'> {
  /** What the code opens. */
  alt: string;
  /** Two by five fit on either large paper. */
  count?: number;
  /** What stands on the card besides code and site. */
  children: ReactNode;
}

/** One card, as often as it is printed: on the screen one is enough, and so it is for those who listen. */
export function CardSheet(props: CardSheetProps) {
  const { kind, paper, code, siteName, alt, count = 10, children } = props;
  return (
    <div data-theme="light" data-accent={kind} data-paper={paper} className="cards">
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are all alike
        <div key={index} aria-hidden={index > 0 || undefined} className="business-card">
          <div className="business-card-words">
            {children}
            <p className="business-card-site">{siteName}</p>
          </div>
          <img src={code} alt={alt} width="200" height="200" />
        </div>
      ))}
    </div>
  );
}

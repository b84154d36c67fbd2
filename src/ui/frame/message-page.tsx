import type { ReactNode, Ref } from 'react';
import scenes from './scenes.svg?url';

interface MessagePageProps {
  /** `lost` for 404, `broken` for 500, `offline` on the contact pages, `soon` for pages still to come; null where no picture can be had. */
  scene?: Scene | null;
  title: ReactNode;
  sentence: ReactNode;
  heading?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** A whole page that says one thing kindly. */
export function MessagePage(props: MessagePageProps) {
  const { scene = 'lost', title, sentence, heading, children } = props;
  return (
    <div className="container-page grid items-center gap-8 py-12 lg:grid-cols-2 lg:gap-16 lg:py-20">
      {scene && (
        <MessageScene
          scene={scene}
          className="mx-auto w-full max-w-md rounded-sheet lg:max-w-none"
        />
      )}
      <div className="grid gap-4 max-lg:justify-items-center max-lg:text-center lg:order-first">
        <h1 ref={heading} className="text-hero font-extrabold wrap-break-word">
          {title}
        </h1>
        <p className="max-w-[27em] text-lead text-ink-2">{sentence}</p>
        {children && (
          <div className="mt-4 flex flex-wrap gap-3 max-lg:justify-center">{children}</div>
        )}
      </div>
    </div>
  );
}

type Scene = 'lost' | 'broken' | 'offline' | 'soon';

/** A small poster: the same sea and sun, with one thing on the water that tells what happened. */
export function MessageScene({ scene, className }: { scene: Scene; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 480 360" className={className}>
      {['back', scene, 'front'].map((layer) => (
        <use key={layer} href={`${scenes}#${layer}`} />
      ))}
    </svg>
  );
}

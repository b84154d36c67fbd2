import scenes from './scenes.svg?url';

export type Scene = 'lost' | 'broken' | 'offline' | 'soon';

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

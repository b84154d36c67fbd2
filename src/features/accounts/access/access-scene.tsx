import scene from './access-scene.svg?url';

const fade = 'transition-opacity duration-300';
const night = `${fade} opacity-0 group-data-[theme=dark]/access:opacity-100`;
const day = `${fade} group-data-[theme=dark]/access:opacity-0`;

/** A lagoon with a temple behind it: by day under the sun, by night under moon and stars. */
export function AccessScene({ className }: { className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1200 760"
      preserveAspectRatio="xMinYMid slice"
      className={className}
    >
      <use href={`${scene}#sky`} />
      <use href={`${scene}#sun`} className={day} />
      <use href={`${scene}#moon`} className={night} />
      <use href={`${scene}#land`} />
      <use href={`${scene}#lights`} className={night} />
    </svg>
  );
}

import skyline from './skyline.svg?url';

/** Mountains, a temple above the jungle, a caye, water and the reef that the footer stands in. */
export function Skyline() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1440 240"
      preserveAspectRatio="xMidYMax slice"
      className="block h-[max(8.5rem,16.67vw)] w-full"
    >
      <use href={`${skyline}#skyline`} />
    </svg>
  );
}

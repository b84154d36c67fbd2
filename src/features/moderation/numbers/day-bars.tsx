const WIDTH = 4;
const HEIGHT = 28;

/** One bar a day, today at the right. The table says it in numbers. */
export function DayBars({ days }: { days: readonly number[] }) {
  const most = Math.max(...days, 1);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-7 w-full max-w-40 min-w-0"
    >
      {days.map((count, index) => {
        const height = count === 0 ? 1 : Math.max((count / most) * HEIGHT, 2);
        return (
          <rect
            // A day has no other name than its place.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            x={index * WIDTH}
            y={HEIGHT - height}
            width={WIDTH - 1}
            height={height}
            className={count === 0 ? 'fill-line' : 'fill-band-4'}
          />
        );
      })}
    </svg>
  );
}

/** First stop of the Tab key: past the header, to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#main"
      data-print="off"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-ink px-5 py-3 font-semibold text-page transition focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

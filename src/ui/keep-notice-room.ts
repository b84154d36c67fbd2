/**
 * The ref of a notice. Tells what keeps clear of it how high it is, in any language and size of letters; as a style, so that
 * what comes later hears it too. Phones of before 2023 cannot make one.
 */
export function keepNoticeRoom(notice: Element | null): void | (() => void) {
  if (!('adoptedStyleSheets' in document)) return;
  const room = new CSSStyleSheet();
  const observer = new ResizeObserver(([entry]) =>
    room.replaceSync(
      `:root,body,.offline,.footer-deep{--notice-room:${entry!.borderBoxSize[0]!.blockSize}px}`,
    ),
  );
  observer.observe(notice!);
  document.adoptedStyleSheets.push(room);
  return () => {
    observer.disconnect();
    room.replaceSync('');
  };
}

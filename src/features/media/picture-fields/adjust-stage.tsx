import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { media } from '#messages';
import type { PictureSlot } from '../picture.rules.ts';
import { aspectOf, cropArea, fitInside, type Area, type Cut, type View } from './crop-geometry.ts';
import { contextOf, paintView } from './picture-canvas.ts';
import { usePanAndZoom } from './use-pan-and-zoom.ts';

const MARGIN = 14;

interface AdjustStageProps {
  slot: PictureSlot;
  cut: Cut & { picture: HTMLCanvasElement };
  view: View;
  onView: (change: (view: View) => View) => void;
}

/** The picture with the frame over it; what will be cut away is dim. */
export function AdjustStage({ slot, cut, view, onView }: AdjustStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const frame = frameOn(size, aspectOf(cut, view));
  const bind = usePanAndZoom(stage, { cut, frame, onView });

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(stage.current!);
    // The dialog was open before the picture was.
    stage.current!.focus();
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const element = canvas.current!;
    element.width = size.width * devicePixelRatio;
    element.height = size.height * devicePixelRatio;
    if (frame.width <= 0) return;
    const context = contextOf(element);
    context.scale(devicePixelRatio, devicePixelRatio);
    paintView(context, cut.picture, { view, crop: cropArea(cut, view), place: frame });
    shade(context, size, frame);
    const isFace = slot === 'profile' && !element.closest('[data-accent=business]');
    if (isFace) hintAtCircle(context, frame);
  });

  return (
    <>
      <div
        {...bind}
        ref={stage}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the picture
        tabIndex={0}
        aria-label={media.stage}
        aria-describedby="picture-stage-keys"
        data-slot={slot}
        className="picture-stage"
      >
        <canvas ref={canvas} className="block size-full" />
      </div>
      <p id="picture-stage-keys" className="text-center text-small text-balance text-ink-3">
        <span className="picture-by-touch">{media.byTouch}</span>
        <span className="picture-by-mouse">{media.byMouse}</span>
      </p>
    </>
  );
}

function frameOn(stage: { width: number; height: number }, aspect: number): Area {
  const room = { width: stage.width - 2 * MARGIN, height: stage.height - 2 * MARGIN };
  const { width, height } = fitInside(aspect, room);
  return { x: (stage.width - width) / 2, y: (stage.height - height) / 2, width, height };
}

function shade(
  context: CanvasRenderingContext2D,
  stage: { width: number; height: number },
  { x, y, width, height }: Area,
) {
  context.beginPath();
  context.rect(0, 0, stage.width, stage.height);
  context.rect(x, y, width, height);
  context.fillStyle = 'rgb(3 13 17 / 0.66)';
  context.fill('evenodd');
  context.strokeStyle = '#fff';
  context.lineWidth = 2;
  context.strokeRect(x, y, width, height);
}

/** Profile pictures of people are shown round. */
function hintAtCircle(context: CanvasRenderingContext2D, { x, y, width, height }: Area) {
  context.beginPath();
  context.rect(x, y, width, height);
  context.arc(x + width / 2, y + height / 2, width / 2, 0, 2 * Math.PI);
  context.fillStyle = 'rgb(3 13 17 / 0.45)';
  context.fill('evenodd');
}

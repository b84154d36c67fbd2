import { useEffect, useState, type KeyboardEvent } from 'react';
import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { media } from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { PICTURE_SLOTS, type PictureSlot } from '../picture.rules.ts';
import { AdjustStage } from './adjust-stage.tsx';
import { keepInside, MAX_ZOOM, turn, WHOLE, zoomTo } from './crop-geometry.ts';
import { canvasTellsTheTruth, closePicture, openPicture } from './picture-canvas.ts';
import { originOf, type Origin } from './picture-state.ts';
import { cutPicture } from './scale-picture.ts';

interface AdjustDialogProps {
  slot: PictureSlot;
  file: File;
  onApply: (file: File, adjusted: Origin['adjusted']) => void;
  onClose: () => void;
}

export function AdjustDialog({ slot, file, onApply, onClose }: AdjustDialogProps) {
  const { original, adjusted } = originOf(file);
  const { shapes } = PICTURE_SLOTS[slot];
  const picture = useOpenPicture(original);
  const [aspect, setAspect] = useState<number | null>(
    adjusted ? adjusted.aspect : shapes[0].aspect,
  );
  const [view, setView] = useState(adjusted?.view ?? WHOLE);
  const [applying, setApplying] = useState(false);
  const [failed, setFailed] = useState(false);

  const impossible = failed || picture === 'unreadable';
  const ready = picture === 'unreadable' ? null : picture;
  const cut = ready && { picture: ready, aspect };

  const apply = async () => {
    if (!ready || applying) return;
    setApplying(true);
    try {
      const adjustedFile = await cutPicture(ready, { file: original, slot, aspect, view });
      // A closed picture has no width: the visitor cancelled meanwhile.
      if (ready.width > 0) onApply(adjustedFile, { view, aspect });
    } catch {
      setFailed(true);
    }
  };
  const zoom = (to: number) => cut && setView((now) => zoomTo(cut, now, to));
  const rotate = (direction: 'left' | 'right') =>
    cut && setView((now) => turn(cut, now, direction));
  const reshape = (to: number | null) => {
    setAspect(to);
    if (ready) setView((now) => keepInside({ picture: ready, aspect: to }, now));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      '+': () => zoom(view.zoom * 1.1),
      '=': () => zoom(view.zoom * 1.1),
      '-': () => zoom(view.zoom / 1.1),
      r: () => rotate('right'),
      R: () => rotate('left'),
      // The dialog may stand in a form, which Enter would send.
      Enter: event.target instanceof HTMLButtonElement ? undefined : () => void apply(),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={media.adjustTitle}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {media.cancel}
          </Button>
          {!impossible && (
            <Button busy={applying} disabled={!ready} onClick={() => void apply()}>
              {media.apply}
            </Button>
          )}
        </div>
      }
    >
      {impossible ? (
        <Alert>{media.cannotChange}</Alert>
      ) : (
        <div className="grid gap-3" onKeyDown={onKeyDown}>
          {cut ? (
            <AdjustStage slot={slot} cut={cut} view={view} onView={setView} />
          ) : (
            <div className="picture-stage grid place-items-center" data-slot={slot}>
              <Spinner />
            </div>
          )}
          <div className="flex items-center gap-1">
            <IconButton label={media.turnLeft} onClick={() => rotate('left')}>
              <RotateCcw aria-hidden className="size-5" />
            </IconButton>
            <ZoomOut aria-hidden className="ml-1 size-5 shrink-0 text-ink-3" />
            <input
              type="range"
              aria-label={media.zoom}
              aria-valuetext={`${Math.round(view.zoom * 100)}%`}
              min={1}
              max={MAX_ZOOM}
              step={0.05}
              value={view.zoom}
              onChange={(event) => zoom(event.target.valueAsNumber)}
              className="h-11 min-w-0 flex-1 cursor-pointer accent-accent"
            />
            <ZoomIn aria-hidden className="mr-1 size-5 shrink-0 text-ink-3" />
            <IconButton label={media.turnRight} onClick={() => rotate('right')}>
              <RotateCw aria-hidden className="size-5" />
            </IconButton>
          </div>
          {shapes.length > 1 && (
            <div
              role="group"
              aria-label={media.shape}
              className="flex flex-wrap justify-center gap-2"
            >
              {shapes.map((shape) => (
                <Button
                  key={shape.aspect}
                  variant="secondary"
                  size="small"
                  aria-pressed={shape.aspect === aspect}
                  onClick={() => reshape(shape.aspect)}
                  className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
                >
                  {shape.name()}
                </Button>
              ))}
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** A file as a picture that can be drawn; null while it opens. */
function useOpenPicture(file: File): HTMLCanvasElement | 'unreadable' | null {
  const [picture, setPicture] = useState<HTMLCanvasElement | 'unreadable' | null>(null);
  useEffect(() => {
    let opened: HTMLCanvasElement | undefined;
    let left = false;
    openPicture(file).then(
      (canvas) => {
        opened = canvas;
        if (left) closePicture(canvas);
        else setPicture(canvasTellsTheTruth() ? canvas : 'unreadable');
      },
      () => setPicture('unreadable'),
    );
    return () => {
      left = true;
      if (opened) closePicture(opened);
    };
  }, [file]);
  return picture;
}

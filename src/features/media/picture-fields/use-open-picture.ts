import { useEffect, useState } from 'react';
import { closePicture, openPicture } from './picture-canvas.ts';
import { canvasTellsTheTruth } from './scale-picture.ts';

/** A file as a picture that can be drawn; null while it opens. */
export function useOpenPicture(file: File): HTMLCanvasElement | 'unreadable' | null {
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

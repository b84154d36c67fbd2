import { codeWords } from './code-words.ts';
import { drawFormat, drawFrame, type Modules } from './draw-frame.ts';
import { MASKS, penaltyOf } from './masks.ts';
import { findVersion } from './qr-versions.ts';

/** A QR code as rows of dark (true) and light modules: bytes, correction level M, versions 1 to 10. */
export function qrMatrix(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = findVersion(bytes.length);
  if (!version) throw new RangeError(`${bytes.length} bytes are more than a code here can hold.`);
  const frame = drawFrame(version);
  const places = placesOfData(frame);
  const words = codeWords(bytes, version);
  const candidates = MASKS.map((isSwapped, mask) => {
    const modules = frame.map((row) => [...row]);
    places.forEach(([row, column], index) => {
      const bit = ((words[index >> 3] ?? 0) >> (7 - (index % 8))) & 1;
      modules[row]![column] = (bit === 1) !== isSwapped(row, column);
    });
    drawFormat(modules, mask);
    return modules as boolean[][];
  });
  const penalties = candidates.map(penaltyOf);
  return candidates[penalties.indexOf(Math.min(...penalties))]!;
}

/** From the lower right in columns of two, up and down by turns, wherever the frame left room. */
export function placesOfData(frame: Modules): [row: number, column: number][] {
  const size = frame.length;
  const places: [number, number][] = [];
  let upward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The dotted line takes a whole column.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = upward ? size - 1 - step : step;
      for (const column of [right, right - 1])
        if (frame[row]![column] === null) places.push([row, column]);
    }
    upward = !upward;
  }
  return places;
}

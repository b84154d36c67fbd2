import { drawEarrings, drawGlasses, drawHibiscus, drawNecklace } from './portrait/adornments.ts';
import { drawBackdrop } from './portrait/backdrop.ts';
import { drawClothing } from './portrait/clothing.ts';
import { drawBeard } from './portrait/facial-hair.ts';
import { drawComplexion, drawFeatures } from './portrait/features.ts';
import { drawNeck, drawSkull } from './portrait/head.ts';
import { svg } from './markup.ts';
import { type Person, type Sitter, castPerson } from './portrait/person.ts';

/** Figures of our own: the CC0 dicebear styles are black-outlined cartoons, and Kanek's pictures are flat posters. */
export function drawPortrait(sitter: Sitter): string {
  return drawPerson(castPerson(sitter));
}

export function drawPerson(person: Person): string {
  const { canvas, features, wears, tilt } = person;
  const { head, skin, random } = canvas;
  const id = `k${random.integer(0, 1e9)}`;
  const hair = person.style(canvas);
  const pose = svg`transform="translate(0 10) rotate(${tilt} 0 390)"`;
  const face = [
    drawSkull(head, skin, `${id}f`),
    drawComplexion(features),
    person.beard ? drawBeard(person.beard, canvas, `${id}f`) : '',
    drawFeatures(features, random),
    hair.front,
    wears.earrings ? drawEarrings(canvas) : '',
    wears.hibiscus ? drawHibiscus(canvas) : '',
    wears.glasses ? drawGlasses(canvas) : '',
  ];
  const figure = [
    `<g ${pose}>${hair.back ?? ''}</g>`,
    drawNeck(head, skin, `${id}n`),
    wears.necklace ? drawNecklace(canvas) : '',
    drawClothing(person.wardrobe, head, person.cloth, random),
    `<g ${pose}>${face.join('')}</g>`,
  ];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="-256 0 512 512">' +
    drawBackdrop(person.tint) +
    `<g transform="translate(0 516) scale(1.11) translate(0 -516)">${figure.join('')}</g></svg>`
  );
}

import {
  type HairCanvas,
  type HairDrawing,
  barberHairline,
  capPath,
  centrePart,
  roundHairline,
  strand,
} from './hair-shapes.ts';
import { mix } from '../color-math.ts';
import { fill, line, svg } from '../markup.ts';

export function longBraids(canvas: HairCanvas): HairDrawing {
  return draped(canvas, {
    count: 6,
    width: 11,
    endY: canvas.random.between(440, 500),
    kind: 'braid',
  });
}

export function longLocs(canvas: HairCanvas): HairDrawing {
  return draped(canvas, {
    count: 4,
    width: 17,
    endY: canvas.random.between(420, 470),
    kind: 'loc',
  });
}

export function shortLocs(canvas: HairCanvas): HairDrawing {
  return draped(canvas, {
    count: 5,
    width: 15,
    endY: canvas.random.between(270, 320),
    kind: 'loc',
  });
}

interface Drape {
  count: number;
  width: number;
  endY: number;
  kind: 'loc' | 'braid';
}

function draped({ head, tone, random }: HairCanvas, drape: Drape): HairDrawing {
  const { top, temple, eyes } = head;
  const { count, width, endY, kind } = drape;
  const long = endY > 380;
  const curtain = svg`M${-temple - 20} ${top + 60}Q0 ${top - 60} ${temple + 20} ${top + 60}L${temple + 26} ${endY - 20}H${-temple - 26}Z`;
  const side = (sign: number) =>
    Array.from({ length: count }, (_, index) => {
      const out = (index / (count - 1)) * (long ? 34 : 26);
      const tip = endY - (count - 1 - index) * 5 + random.between(-10, 10);
      const from = svg`M${sign * index * 2} ${top + 8 - index * 4}`;
      const over = svg`C${sign * (temple * 0.5 + out)} ${top - 10 - index * 2} ${sign * (temple - 2 + out * 0.9)} ${top + 50 - out * 0.4} ${sign * (temple + out)} ${eyes - 10}`;
      const down = svg`C${sign * (temple + 3 + out)} ${eyes + 60} ${sign * (temple + out + (long ? 8 : -4))} ${tip - 60} ${sign * (temple - 4 + out * (long ? 1.1 : 0.7))} ${tip}`;
      return strand(from + over + (endY > eyes + 30 ? down : ''), width, tone, kind);
    })
      .reverse()
      .join('');
  const cap = capPath(head, { lift: 10, spread: 6, endY: eyes - 10 }, centrePart);
  return {
    back: fill(curtain, tone.dark),
    front: fill(cap, tone.dark) + side(-1) + side(1),
  };
}

export function braidedBun({ head, tone }: HairCanvas): HairDrawing {
  const { top, eyes, hairline, temple } = head;
  const cap = capPath(head, { lift: 8, spread: 2, endY: eyes - 10 }, roundHairline);
  const rows = [-0.82, -0.55, -0.28, 0, 0.28, 0.55, 0.82].map((share) => {
    const path = svg`M${temple * share} ${hairline + share * share * 40 - 2}Q${temple * share * 0.95} ${top + 8} ${temple * share * 0.4} ${top - 6}`;
    return line(path, tone.light, 3.4, 'stroke-dasharray="4 7" opacity=".9"');
  });
  const coil = [31, 19, 7].map(
    (r) =>
      svg`<ellipse cx="0" cy="${top - 14}" rx="${r + 8}" ry="${r}" fill="none" stroke="${tone.light}" stroke-width="3.4" stroke-dasharray="4 7" stroke-linecap="round" opacity=".9"/>`,
  );
  const bun = svg`<ellipse cx="0" cy="${top - 14}" rx="52" ry="41" fill="${tone.base}"/>`;
  return { back: bun + coil.join(''), front: fill(cap, tone.base) + rows.join('') };
}

export function cornrows({ head, tone, skin }: HairCanvas): HairDrawing {
  const { top, eyes, hairline, temple } = head;
  const scalp = mix(skin.base, tone.base, 0.45);
  const cap = capPath(head, { lift: 3, spread: 1, endY: eyes - 16 }, barberHairline);
  const rows = [-0.8, -0.52, -0.26, 0, 0.26, 0.52, 0.8].map((share) => {
    const path = svg`M${temple * share} ${hairline + share * share * 26 + 2}Q${temple * share * 1.04} ${top + 14} ${temple * share * 0.62} ${top - 4}`;
    return strand(path, 10, tone, 'braid');
  });
  return { front: fill(cap, scalp) + rows.join('') };
}

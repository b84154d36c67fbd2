import type { SeededRandom } from '../seeded-random.ts';
import type { Head } from './head.ts';
import { mix } from '../color-math.ts';
import { both, circle, fill, line, svg } from '../markup.ts';

export interface Cloth {
  main: string;
  accent: string;
}

type Garment = (head: Head, cloth: Cloth, random: SeededRandom) => string;

/** Outline of the shoulders closed by a neckline that runs from left to right. */
function bodice({ neck, shoulder }: Head, neckline: string, reach = 12): string {
  const inner = neck + reach;
  return svg`M${-shoulder - 26} 520C${-shoulder - 22} 466 ${-shoulder + 6} 434 ${-shoulder + 54} 420L${-inner} 394${neckline}L${shoulder - 54} 420C${shoulder - 6} 434 ${shoulder + 22} 466 ${shoulder + 26} 520Z`;
}

function shaded(head: Head, color: string): string {
  const { shoulder } = head;
  const dark = mix(color, '#1A1030', 0.18);
  const side = svg`M${shoulder - 54} 420C${shoulder - 6} 434 ${shoulder + 22} 466 ${shoulder + 26} 520H${shoulder * 0.42}C${shoulder * 0.5} 480 ${shoulder * 0.52} 450 ${shoulder * 0.44} 416Z`;
  const seam = svg`M${-shoulder + 40} 452Q${-shoulder + 50} 480 ${-shoulder + 48} 516`;
  return fill(side, dark) + line(seam, dark, 4);
}

const tee: Garment = (head, { main }) => {
  const inner = head.neck + 12;
  const round = svg`Q${-inner * 0.7} 428 0 430T${inner} 394`;
  const rib = svg`M${-inner} 395${round}`;
  return (
    fill(bodice(head, round), main) + shaded(head, main) + line(rib, mix(main, '#1A1030', 0.25), 7)
  );
};

const stripedTee: Garment = (head, { main, accent }, random) => {
  const inner = head.neck + 12;
  const round = svg`Q${-inner * 0.7} 428 0 430T${inner} 394`;
  const id = `stripe${random.integer(0, 1e9)}`;
  const path = bodice(head, round);
  const bands = [452, 480, 508].map(
    (y) => svg`<rect x="-256" y="${y}" width="512" height="13" fill="${accent}"/>`,
  );
  return (
    `<clipPath id="${id}"><path d="${path}"/></clipPath>` +
    fill(path, main) +
    `<g clip-path="url(#${id})">${bands.join('')}</g>` +
    line(svg`M${-inner} 395${round}`, accent, 7)
  );
};

const vNeck: Garment = (head, { main, accent }) => {
  const inner = head.neck + 10;
  const vee = svg`L0 464L${inner} 394`;
  return (
    fill(bodice(head, vee, 10), main) +
    shaded(head, main) +
    line(svg`M${-inner} 394${vee}`, accent, 9)
  );
};

const scoop: Garment = (head, { main }) => {
  const inner = head.neck + 26;
  const curve = svg`C${-inner + 6} 462 ${inner - 6} 462 ${inner} 400`;
  return fill(bodice(head, curve, 26), main) + shaded(head, main);
};

const buttonShirt: Garment = (head, { main, accent }) => {
  const { neck } = head;
  const dark = mix(main, '#1A1030', 0.22);
  const flap = svg`M${neck + 4} 376L${neck + 20} 398L${neck * 0.8} 446L0 432Z`;
  const placket = svg`M0 434V520`;
  const buttons = [462, 494].map((y) => circle(8, y, 4.4, accent)).join('');
  const body = bodice(head, svg`L0 434L${neck + 12} 394`);
  return (
    fill(body, main) +
    shaded(head, main) +
    line(placket, dark, 3.4) +
    buttons +
    both(fill(flap, mix(main, '#FFFFFF', 0.16)) + line(svg`M${neck * 0.8} 446L0 432`, dark, 3.4))
  );
};

const polo: Garment = (head, { main, accent }) => {
  const { neck } = head;
  const dark = mix(main, '#1A1030', 0.22);
  const flap = svg`M${neck + 2} 378L${neck + 18} 400L${neck * 0.7} 438L2 424Z`;
  return (
    fill(bodice(head, svg`L0 452L${neck + 12} 394`), main) +
    shaded(head, main) +
    line('M0 452V484', dark, 3.4) +
    both(fill(flap, accent))
  );
};

const blazer: Garment = (head, { main, accent }) => {
  const { neck } = head;
  const shirt = svg`M${-neck - 8} 388L0 520L${neck + 8} 388L${neck - 2} 376L0 440L${-neck + 2} 376Z`;
  const lapel = svg`M${neck + 8} 386L${neck + 34} 404L${neck + 40} 452L${neck + 22} 458L${neck + 28} 472L6 520H0Z`;
  const light = mix(main, '#FFFFFF', 0.12);
  const body = bodice(head, svg`L0 520L${neck + 12} 394`);
  return fill(shirt, accent) + fill(body, main) + shaded(head, main) + both(fill(lapel, light));
};

const mandarin: Garment = (head, { main, accent }) => {
  const { neck } = head;
  const collar = svg`M${-neck - 5} 372Q${-neck * 0.6} 404 -3 412V434Q${-neck} 424 ${-neck - 14} 396Z`;
  const body = bodice(head, svg`Q0 436 ${neck + 12} 394`);
  const ties = [452, 484].map((y) => svg`M-9 ${y}H9`).join('');
  return (
    fill(body, main) +
    shaded(head, main) +
    both(fill(collar, mix(main, '#FFFFFF', 0.14))) +
    line('M0 434V520', mix(main, '#1A1030', 0.22), 3.4) +
    line(ties, accent, 6)
  );
};

/** A huipil: a square neck framed by an embroidered band. */
const embroidered: Garment = (head, { main, accent }, random) => {
  const wide = head.neck + 22;
  const square = svg`L${-wide + 6} 442Q0 452 ${wide - 6} 442L${wide} 400`;
  const bloom = random.pick(['#D9532F', '#C93F5B', '#F2A93B', '#0FA595']);
  const stitches = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((share) => {
    const [x, y] = [share * (wide - 2), 457 - Math.abs(share) * 5];
    return svg`M${x} ${y - 9}L${x + 9} ${y}L${x} ${y + 9}L${x - 9} ${y}Z`;
  });
  return (
    fill(bodice(head, square, 22), main) +
    shaded(head, main) +
    line(svg`M${-wide} 400${square}`, accent, 8) +
    fill(stitches.join(''), bloom)
  );
};

const suspenders: Garment = (head, cloth, random) => {
  const strap = svg`M${head.neck + 26} 396Q${head.neck + 42} 450 ${head.neck + 36} 520`;
  return buttonShirt(head, cloth, random) + both(line(strap, '#183039', 15));
};

const workVest: Garment = (head, { main }, random) => {
  const { neck } = head;
  const panel = svg`M${neck + 16} 395L${neck + 58} 414Q${neck + 64} 470 ${neck + 78} 520H16Z`;
  const stripe = svg`M${neck + 34} 402L${neck * 0.5 + 34} 520`;
  return (
    tee(head, { main, accent: main }, random) +
    both(fill(panel, '#F58A1F') + line(stripe, '#FFF1A8', 12))
  );
};

const apron: Garment = (head, { main, accent }, random) => {
  const bib = svg`M-56 448Q0 440 56 448L64 520H-64Z`;
  const strap = svg`M${head.neck + 18} 398L52 452`;
  return tee(head, { main, accent }, random) + both(line(strap, accent, 13)) + fill(bib, accent);
};

const GARMENTS = {
  woman: [
    tee,
    vNeck,
    scoop,
    scoop,
    buttonShirt,
    blazer,
    embroidered,
    embroidered,
    mandarin,
    stripedTee,
    apron,
  ],
  man: [
    tee,
    tee,
    buttonShirt,
    buttonShirt,
    polo,
    polo,
    blazer,
    mandarin,
    stripedTee,
    vNeck,
    workVest,
    apron,
  ],
  farmer: [suspenders, buttonShirt],
} as const satisfies Record<string, readonly Garment[]>;

export type Wardrobe = keyof typeof GARMENTS;

export function drawClothing(
  wardrobe: Wardrobe,
  head: Head,
  cloth: Cloth,
  random: SeededRandom,
): string {
  return random.pick<Garment>(GARMENTS[wardrobe])(head, cloth, random);
}

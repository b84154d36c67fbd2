/** `ground` is behind everything, `main` carries the shape, `accent` is the one warm or bright note. */
export interface Colorway {
  ground: string;
  main: string;
  accent: string;
}

export const COLORWAYS: readonly Colorway[] = [
  { ground: '#5A2CB3', main: '#FBF4E4', accent: '#F2A93B' },
  { ground: '#6F3AD6', main: '#FBF4E4', accent: '#F6C766' },
  { ground: '#FBF4E4', main: '#5A2CB3', accent: '#F2A93B' },
  { ground: '#E7DCFB', main: '#4A2399', accent: '#D9532F' },
  { ground: '#0A6A61', main: '#FBF4E4', accent: '#F2A93B' },
  { ground: '#CFEBE4', main: '#0A5A53', accent: '#D9532F' },
  { ground: '#FBF4E4', main: '#0A6A61', accent: '#D9532F' },
  { ground: '#10222B', main: '#F6E3B4', accent: '#F2A93B' },
  { ground: '#10222B', main: '#FBF4E4', accent: '#2CC3B2' },
  { ground: '#F2A93B', main: '#10222B', accent: '#FBF4E4' },
  { ground: '#F6C766', main: '#4A2399', accent: '#FBF4E4' },
  { ground: '#C9472A', main: '#FBF4E4', accent: '#F6C766' },
  { ground: '#FBE3D0', main: '#A93617', accent: '#0A6A61' },
  { ground: '#21495A', main: '#FBF4E4', accent: '#F0876B' },
];

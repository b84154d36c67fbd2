import type { ReactNode } from 'react';

export type Scene = 'lost' | 'broken' | 'offline' | 'soon';

/** A small poster: the same sea and sun, with one thing on the water that tells what happened. */
export function MessageScene({ scene, className }: { scene: Scene; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 480 360" className={className}>
      <path className="fill-band-1" d="M0 0h480v360H0z" />
      <path className="fill-surface" opacity=".5" d="M0 66h480v26H0zm0 46h480v14H0z" />
      <circle cx="330" cy="150" r="78" className="fill-sun" />
      <path
        className="fill-band-2"
        d="M0 222v-42q60-40 130-22 60-34 130 2 50-18 100 6 60-20 120 8v48z"
      />
      <path className="fill-band-3" d="M0 222v-16q50-22 110-8 40-14 80 8 110 6 290-2v18z" />
      <path className="fill-band-4" d="M0 214h480v146H0z" />
      <path className="fill-band-2" d="M268 220h124v4H268zm24 12h86v3h-86zm-180-6h72v3h-72z" />
      {objects[scene]}
      <path
        className="fill-band-5"
        d="M0 282q30-14 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0v78H0z"
      />
      <path className="fill-band-6" d="M0 322q40-14 80 0t80 0 80 0 80 0 80 0 80 0v38H0z" />
    </svg>
  );
}

const objects: Record<Scene, ReactNode> = {
  // A caye with a signpost that points both ways.
  lost: (
    <>
      <path className="fill-shore" d="M40 292q60-36 140-34t136 34z" />
      <path className="fill-band-6" d="M104 268q20-72-4-128l9-2q28 60 12 130z" />
      <path
        className="fill-band-6"
        d="M104 140q-40-34-76 8 38-18 74-4-44-6-50 44 16-34 52-42-12 28 2 58 8-30 6-56 32 8 44 42 0-42-44-48 38-10 66 14-20-42-72-16 2-28-24-40 16 18 22 40z"
      />
      <path className="fill-deep" d="M198 148h9v122h-9z" />
      <path className="fill-mango" d="M190 158h62l18 15-18 15h-62z" />
      <path className="fill-coral" d="M216 198h-58l-18 15 18 15h58z" />
    </>
  ),
  // The temple stands; one of its stones lies in the surf.
  broken: (
    <>
      <path className="fill-shore" d="M30 296q70-34 180-32t190 32z" />
      <path
        className="fill-band-6"
        d="M84 270v-30h24v-28h24v-28h24v-28h22v-42h20v16h32v26h22v28h24v28h24v28h24v30z"
      />
      <path className="fill-band-2" d="M195 156h30l15 114h-60zm8-22h14v22h-14z" />
      <path
        className="fill-band-6"
        d="M192 174h36v4h-36zm-2 20h40v4h-40zm-3 20h46v4h-46zm-2 20h50v4h-50zm-3 20h56v4h-56z"
      />
      <path className="fill-deep" d="m334 262 44-12 14 34-44 14z" />
      <path className="fill-coral" d="m334 262 44-12 4 9-44 13z" />
    </>
  ),
  // A letter in a bottle, on its way as soon as the tide turns.
  offline: (
    <g transform="rotate(28 220 250)">
      <path
        className="fill-foam"
        d="M120 226h112q16 0 28 10l8 6h44v24h-44l-8 6q-12 10-28 10H120q-12 0-12-12v-32q0-12 12-12z"
      />
      <path className="fill-mango" d="M130 238h92v32h-92z" />
      <path className="fill-band-6" d="M142 246h60v4h-60zm0 12h44v4h-44z" />
      <path className="fill-coral" d="M308 238h22v32h-22z" />
    </g>
  ),
  // A boat that has not reached the shore yet.
  soon: (
    <>
      <path
        className="fill-deep"
        d="M118 262h148q-12 30-34 30h-80q-26 0-34-30zM186 128h5v134h-5z"
      />
      <path className="fill-foam" d="M182 140v110h-58q44-40 58-110z" />
      <path className="fill-mango" d="M196 150q10 60 56 100h-56z" />
      <path className="fill-coral" d="M186 116h30l-8 9 8 9h-30z" />
    </>
  ),
};
